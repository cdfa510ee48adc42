/**
 * Facts about code as standard decorators, for those who prefer them to JSDoc tags of the same names. They do nothing at run
 * time; they are read from the text. `@tree` is the third: the function that is a domain in specs.
 */

/** A method without effects: its calls need not be followed path by path. */
export function declarative(_method: unknown, _context: ClassMethodDecoratorContext): void {}

/** A field or method that is there for specs alone. */
export function ghost(_value: unknown, _context: ClassFieldDecoratorContext | ClassMethodDecoratorContext): void {}
