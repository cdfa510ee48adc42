// Error subclasses carry fields, override names and can be told apart.
class AppError extends Error {
  name = 'AppError';
  constructor(message, options) {
    super(message, options);
    this.at = 'here';
  }
  describe() {
    return `${this.name} ${this.message} ${this.cause?.message ?? 'no cause'}`;
  }
}
class NotFound extends AppError {
  name = 'NotFound';
}
const tell = (action) => {
  try {
    action();
  } catch (error) {
    if (error instanceof NotFound) return `404 ${error.describe()}`;
    if (error instanceof AppError) return `app ${error.describe()}`;
    return `other ${error.constructor.name}`;
  }
};
console.log(tell(() => { throw new NotFound('page'); }));
console.log(tell(() => { try { null.x; } catch (cause) { throw new AppError('wrapped', { cause }); } }));
console.log(tell(() => { undefinedFunction(); }));
const e = new NotFound('m');
console.log(Object.prototype.toString.call(e), e.constructor.name, Object.keys(e).join(), String(e), Object.getPrototypeOf(NotFound) === AppError);
