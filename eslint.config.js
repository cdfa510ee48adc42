/**
 * Lint rules. Types are left to the compiler; what is here are the house rules that it cannot know:
 * closed unions instead of `default:`, no `any`, no comments that switch a rule off.
 */

import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', 'coverage/', '**/.cache/', '**/*.generated.ts', 'test/corpus/', 'test/fixtures/'] },
  eslint.configs.recommended,
  ...typescript.configs.recommended,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // the compiler knows better
      'no-fallthrough': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess makes `!` the word for "I know"
      '@typescript-eslint/no-this-alias': 'off', // walking a chain starts at `this`
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/value/**/*.ts', 'src/eval/**/*.{ts,js}', 'test/value/**/*.ts'],
    rules: { eqeqeq: 'off', 'prefer-rest-params': 'off' }, // they model `==` and `arguments`, and ask the real ones
  },
  {
    files: ['src/eval/library/*.js'], // scripts of one program that declare functions for each other
    languageOptions: { sourceType: 'script' },
    rules: {
      'no-redeclare': ['error', { builtinGlobals: false }], // `toString` of the library is not that of the global object
      '@typescript-eslint/no-unused-vars': ['error', { vars: 'local', argsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/eval/library/intrinsics.d.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } }, // any value of a program
  { files: ['packages/**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } }, // they are CommonJS
  {
    files: ['src/**/*.{ts,js}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'SwitchCase[test=null]', message: 'Unions are closed: name every case and let each return.' },
      ],
    },
  },
);
