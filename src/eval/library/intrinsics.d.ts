/**
 * What the files of this folder may call besides each other: natives of `../builtins`, by the names under which they are added to
 * the realm. A test compares this list with the realm. Values of the program are `any`; what is narrower is what a native relies on.
 */

type WellKnownSymbol =
  | 'asyncIterator'
  | 'hasInstance'
  | 'isConcatSpreadable'
  | 'iterator'
  | 'match'
  | 'matchAll'
  | 'replace'
  | 'search'
  | 'species'
  | 'split'
  | 'toPrimitive'
  | 'toStringTag';

// --- asking values -----------------------------------------------------------------------------------------

declare function $isObject(value: any): boolean;
declare function $isCallable(value: any): boolean;
declare function $isConstructor(value: any): boolean;
declare function $isKind(value: any, kind: 'array' | 'buffer' | 'date' | 'error' | 'namespace' | 'regexp'): boolean;
declare function $isArray(value: any): boolean;
/** An array whose elements are found without asking anybody. */
declare function $isPlainArray(value: any): boolean;
declare function $sameValue(a: any, b: any): boolean;
declare function $sameValueZero(a: any, b: any): boolean;
declare function $symbol(name: WellKnownSymbol): symbol;
declare function $symbolText(value: symbol): string;

// --- converting --------------------------------------------------------------------------------------------

/** The value without those of its cases that are objects. @requires it has others */
declare function $primitive(value: any): any;
declare function $box(value: any): any;
declare function $toNumeric(primitive: any): any; // a number or a bigint; the operators take two of a kind
declare function $toBigInt(primitive: any): bigint;
declare function $numberOf(primitive: any): number;
declare function $bigintOf(primitive: any): bigint;
/** Towards zero; NaN and -0 become 0. */
declare function $truncate(value: number): number;
/** The value, and that it lies between 0 and the length. */
declare function $within(value: number, length: number): number;

// --- calling -----------------------------------------------------------------------------------------------

declare function $call(target: any, receiver: any, ...actuals: any[]): any;
declare function $apply(target: any, receiver: any, list: any): any;
declare function $construct(target: any, list: any): any;
declare function $constructOn(target: any, list: any, newTarget: any, prototype: any): any;
declare function $constructAs(target: any, list: any, newTarget: any): any;
declare function $bind(target: any, receiver: any, list: any[], length: number, name: string): any;
/** Of the function that calls this. */
declare function $argumentCount(): number;
declare function $argument(index: number): any;
declare function $receiver(value: any, method?: string): any;
declare function $checkCallback(callback: any): void;
declare function $ordinaryHasInstance(value: any, target: any): boolean;

// --- properties --------------------------------------------------------------------------------------------

declare function $has(object: any, key: any): boolean;
declare function $hasOwn(object: any, key: any): boolean;
declare function $isEnumerable(object: any, key: any): boolean;
declare function $getWithReceiver(object: any, key: any, receiver: any): any;
/** Writing and deleting that does not throw where it fails. */
declare function $setSloppy(object: any, key: any, value: any): boolean;
declare function $deleteSloppy(object: any, key: any): boolean;
declare function $createDataProperty(object: any, key: any, value: any): void;
declare function $defineHidden(object: any, key: string, value: any): void;
declare function $descriptor(object: any, key: any): any;
declare function $defineProperty(
  object: any,
  key: any,
  mask: number,
  value: any,
  get: any,
  set: any,
  throws: boolean,
): boolean;
/** Makes the length read-only. */
declare function $closeLength(array: any): void;
declare function $mixedDescriptor(descriptor: any): string;
declare function $ownKeys(object: any): any[];
declare function $ownStringKeys(object: any): any[];
declare function $ownSymbols(object: any): any[];
declare function $listsKey(list: any, key: any): boolean;
declare function $getPrototypeOf(object: any): any;
declare function $setPrototypeOf(object: any, prototype: any): boolean;
declare function $whyPrototypeStays(object: any): string;
declare function $objectWithPrototype(prototype: any): any;
declare function $inherits(value: any, above: any): boolean;
declare function $isExtensible(object: any): boolean;
declare function $setIntegrity(object: any, level: 'closed' | 'sealed' | 'frozen'): void;
declare function $hasIntegrity(object: any, level: 'sealed' | 'frozen'): boolean;

// --- arrays and iterators ----------------------------------------------------------------------------------

declare function $newArray(length: number): any;
declare function $lengthOf(object: any): number;
declare function $setLength(object: any, length: number): void;
declare function $define(object: any, index: number, value: any): void;
declare function $append(array: any[], value: any): void;
declare function $appendAt(array: any, index: number, value: any): void;
/** The arrays that are being joined. */
declare function $joinStack(): any[];
declare function $newIterator(
  name: 'Array Iterator' | 'String Iterator',
  source: any,
  kind: 'entries' | 'keys' | 'values',
): any;
declare function $iteratorSource(iterator: any): any;
declare function $iteratorKind(iterator: any): 'entries' | 'keys' | 'values';
declare function $iteratorPosition(iterator: any): number | undefined;
declare function $moveIterator(iterator: any, position: number | undefined): void;
declare function $cursor(collection: any, name: 'Map' | 'Set'): any;
declare function $moveCursor(cursor: any): boolean;
declare function $isAtGap(iterator: any): boolean;
declare function $passGap(iterator: any): void;
declare function $cursorKey(cursor: any): any;
declare function $cursorValue(cursor: any): any;

// --- text and regular expressions --------------------------------------------------------------------------

declare function $indexOf(text: string, part: string, start: number): number;
declare function $slice(text: string, start: number, end?: number): string;
declare function $replaceFirst(text: string, part: string, replacement: string): string;
declare function $replaceEach(text: string, part: string, replacement: string): string;
declare function $splitText(text: string, separator: string | undefined, limit: number | undefined): string[];
declare function $codePoint(value: number): number;
declare function $jsonQuote(text: string): string;
declare function newRegExp(pattern: string, flags: string): any;
declare function $createRegExp(newTarget: any, pattern: string, flags: string): any;
declare function $regExpConstructor(): any;
declare function $regExpPart(regexp: any, part: 'flags' | 'global' | 'source' | 'sticky'): any;
declare function $regExpMatch(regexp: any, text: string, index: number): any;
declare function $advance(text: string, index: number, unicode: boolean): number;
declare function $newMatches(matcher: any, text: string, global: boolean, unicode: boolean): any;
declare function $isMatches(value: any): boolean;
declare function $matchesPart(matches: any, index: 0 | 1 | 2 | 3): any;
declare function $matchesDone(matches: any): boolean;
declare function $endMatches(matches: any): void;

// --- buffers and their views -------------------------------------------------------------------------------

declare function $newBuffer(newTarget: any, length: number): any;
declare function $copyBytes(source: any, from: number, count: number, target: any): void;
declare function $viewPart(view: any, part: 'buffer' | 'offset' | 'length'): any;
declare function $newDataView(newTarget: any, buffer: any, offset: number, length: number): any;
declare function $viewGet(view: any, type: string, index: number, isLittle: boolean): any;
declare function $viewSet(view: any, type: string, index: number, value: any, isLittle: boolean): void;
declare function $isTyped(value: any): boolean;
declare function $isBigTyped(array: any): boolean;
declare function $typedType(array: any): string;
declare function $typedLength(array: any): number;
declare function $typedElements(array: any): any[];
declare function $sortedElements(array: any): any[] | undefined;
declare function $typedConstructor(array: any): any;
declare function $typedIndex(object: any, key: any): number | undefined;
declare function $elementSize(type: string): number;
declare function $newTyped(type: string, newTarget: any, length: number): any;
declare function $newTypedOn(type: string, newTarget: any, buffer: any, offset: number, length: number): any;

/** What subclasses of Uint8Array see as the constructor of a Buffer. */
declare function $fastBuffer(): any;
/** A typed array that inherits the methods. */
declare function $isBuffer(value: any): boolean;
declare function $largestBuffer(): number;

// --- other objects -----------------------------------------------------------------------------------------

declare const URL: new (text: string) => any;
declare const URLSearchParams: any;
/** What an address or a query holds; undefined: it is none. */
declare function $urlSettings(value: any, brand: 'URL' | 'URLSearchParams'): any;
declare function $newSearchParams(settings: any): any;
declare function $wellFormed(text: string): string;
declare function $urlHref(text: string, base: string | undefined): string | undefined;
declare function $urlPart(href: string, part: string): string;
declare function $urlWith(href: string, part: string, value: string): string;
declare function $queryPairs(text: string): any[];
declare function $queryText(name: string, value: string): string;
declare function $newString(newTarget: any, text: string): any;
declare function $newNumber(newTarget: any, value: number): any;
declare function $newSymbol(description: string): symbol;
/** What a wrapper holds, and of which type that is. */
declare function $inside(wrapper: any): any;
declare function $wrapped(object: any): string;
declare function $newDate(newTarget: any, time: number): any;
declare function $now(): number;
declare function $timeOf(date: any): number;
declare function $timeClip(time: number): number;
declare function $parseDate(text: string): number;
declare function $localTime(parts: number[]): number;
declare function $plainKind(object: any): string;
declare function jsonParse(text: string): any;

// --- what is left for later --------------------------------------------------------------------------------

declare function $isPromise(value: any): boolean;
declare function $newPromise(): any;
declare function $promiseConstructor(): any;
declare function $promiseRecord(promise: any): {
  state: 'pending' | 'fulfilled' | 'rejected';
  value: any;
  reactions: any[];
  isHandled: boolean;
};
/** 0: next, 1: throw, 2: return. */
declare function $resume(generator: any, how: 0 | 1 | 2, value: any): any;
/** An object that inherits from the function's `prototype`, and what belongs to such an object; undefined: it is none. */
declare function $newAsyncGenerator(callee: any, record: any): any;
declare function $asyncGeneratorRecord(value: any): any;
/** Asks the world outside, which may refuse. */
declare function $later(what: string): void;
declare function $jobs(): any[];
/** What `process.nextTick` was given. */
declare function $ticks(): any[];
/** Promises that were rejected when nobody waited for them. */
declare function $rejections(): any[];
declare function $timerState(): { now: number; last: number; pending: any[]; immediate: any[] };
declare function $newTimeout(record: any): any;
declare function $newImmediate(record: any): any;
declare function $isImmediate(value: any): boolean;
declare function $timerRecord(timeout: any): any;

// --- modules of node ---------------------------------------------------------------------------------------

declare const console: any;
declare const setTimeout: any;
declare const setInterval: any;
declare const setImmediate: any;
declare const clearTimeout: any;
declare const clearInterval: any;
declare const clearImmediate: any;
declare const Blob: any;
declare const Buffer: any;
declare const File: any;
declare const atob: any;
declare const btoa: any;
declare const TextDecoder: any;
declare const TextEncoder: any;
/** What an object is, whatever its prototype says; '' of primitives. */
declare function $brand(value: any): string;
/** The modules that were made. */
declare function $modules(): any;
declare function $symbolFor(name: string): symbol;
declare function $format(how: string, values: any[]): string;
declare function $coderSettings(coder: any, brand: 'TextEncoder' | 'TextDecoder'): any;

// --- words for messages ------------------------------------------------------------------------------------

declare function $show(value: any): string;
declare function $describe(value: any): string;
/** `number 5`, `object null`. */
declare function $unnamed(value: any): string;
declare function $classOf(object: any): string;
declare function $constructorName(object: any): string;
/** The expression of the program that the value came from. */
declare function $callSite(value: any): string;
declare function $noTyped(value: any, method: string): string;
declare function $refuse(what: string): never;
