// A derived constructor must call super once, unless it returns an object.
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
class Base {
  constructor(result) {
    this.base = true;
    return result;
  }
}
class NoSuper extends Base {
  constructor() {}
}
class Twice extends Base {
  constructor() {
    super();
    super();
  }
}
class Early extends Base {
  constructor() {
    this.x = 1;
    super();
  }
}
class ReturnsObject extends Base {
  constructor() {
    return { instead: true };
  }
}
class ReturnsNumber extends Base {
  constructor() {
    super();
    return 5;
  }
}
class Adopts extends Base {
  field = 'added';
}
class InArrow extends Base {
  constructor() {
    const call = () => super();
    call();
    this.ok = true;
  }
}
console.log(attempt(() => new NoSuper()), attempt(() => new Twice()), attempt(() => new Early()));
console.log(attempt(() => new ReturnsObject()), attempt(() => new ReturnsNumber()), attempt(() => new Base({ other: 1 })));
console.log(attempt(() => new Adopts({ mine: 1 })), attempt(() => new InArrow().ok), attempt(() => new Base(5).base));
