// refused: unsupported-builtin
// Making only the length of an array read-only is refused.
Object.defineProperty([1, 2, 3], 'length', { writable: false });
