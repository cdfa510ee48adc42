/**
 * Why a specifier leads nowhere, in node's own error codes, because a program may catch the error of a
 * `require` and look at its code. `diagnosticOf` says the same to a person, at the place of the import.
 */

import type { Diagnostic } from '../../base/diagnostic.js';
import {
  directoryImport,
  fileNotFound,
  invalidPackage,
  invalidSpecifier,
  moduleNotFound,
  nativeAddon,
  packageImportNotDefined,
  packagePathNotExported,
  unknownFileType,
  unsupportedConstruct,
} from '../../base/messages.js';
import type { Span } from '../../base/span.js';

export type FailureCode =
  | 'MODULE_NOT_FOUND' // what `require` says where `import` says ERR_MODULE_NOT_FOUND
  | 'ERR_MODULE_NOT_FOUND'
  | 'ERR_UNSUPPORTED_DIR_IMPORT'
  | 'ERR_PACKAGE_PATH_NOT_EXPORTED'
  | 'ERR_PACKAGE_IMPORT_NOT_DEFINED'
  | 'ERR_INVALID_PACKAGE_TARGET'
  | 'ERR_INVALID_PACKAGE_CONFIG'
  | 'ERR_INVALID_MODULE_SPECIFIER'
  | 'ERR_UNKNOWN_BUILTIN_MODULE'
  | 'ERR_UNKNOWN_FILE_EXTENSION'
  | 'ERR_UNSUPPORTED_ESM_URL_SCHEME'
  // What node can do and we do not:
  | 'QUERY'
  | 'NATIVE_ADDON'
  // Only for the first file, which nothing imports:
  | 'FILE_NOT_FOUND';

export interface Failure {
  readonly code: FailureCode;
  /** The specifier, or where `code` is about a file, its path. */
  readonly subject: string;
  /** What exactly is wrong, where the code alone does not say it. */
  readonly detail: string;
}

/** Thrown inside this room only; `resolve` returns it as data. */
export class ResolutionError extends Error {
  readonly failure: Failure;

  constructor(code: FailureCode, subject: string, detail = '') {
    super(`${code}: ${subject}`);
    this.failure = { code, subject, detail };
  }
}

export function diagnosticOf(failure: Failure, span: Span | null): Diagnostic {
  const { code, subject, detail } = failure;
  switch (code) {
    case 'MODULE_NOT_FOUND':
    case 'ERR_MODULE_NOT_FOUND':
    case 'ERR_UNKNOWN_BUILTIN_MODULE':
      return moduleNotFound(subject, span);
    case 'ERR_UNSUPPORTED_DIR_IMPORT':
      return directoryImport(subject, span);
    case 'ERR_PACKAGE_PATH_NOT_EXPORTED':
      return packagePathNotExported(subject, detail, span);
    case 'ERR_PACKAGE_IMPORT_NOT_DEFINED':
      return packageImportNotDefined(subject, span);
    case 'ERR_INVALID_PACKAGE_TARGET':
    case 'ERR_INVALID_PACKAGE_CONFIG':
      return invalidPackage(detail, span);
    case 'ERR_INVALID_MODULE_SPECIFIER':
      return invalidSpecifier(subject, detail, span);
    case 'ERR_UNKNOWN_FILE_EXTENSION':
      return unknownFileType(subject, span);
    case 'ERR_UNSUPPORTED_ESM_URL_SCHEME':
      return unsupportedConstruct('unsupported-url', `'${subject}'`, '', span);
    case 'QUERY':
      return unsupportedConstruct('import-query', `'${subject}'`, '', span);
    case 'NATIVE_ADDON':
      return nativeAddon(subject, span);
    case 'FILE_NOT_FOUND':
      return fileNotFound(subject, span);
  }
}
