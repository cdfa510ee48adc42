// A state machine with symbols, switch, getters and exceptions.
const State = Object.freeze({ IDLE: Symbol('idle'), RUNNING: Symbol('running'), DONE: Symbol('done') });
class Machine {
  #state = State.IDLE;
  #history = [];
  get state() {
    return this.#state.description;
  }
  transition(event) {
    const next = (() => {
      switch (this.#state) {
        case State.IDLE:
          if (event === 'start') return State.RUNNING;
          break;
        case State.RUNNING:
          if (event === 'stop') return State.IDLE;
          if (event === 'finish') return State.DONE;
      }
      throw new RangeError(`cannot ${event} while ${this.state}`);
    })();
    this.#history.push(`${this.state}->${next.description}`);
    this.#state = next;
    return this;
  }
  get history() {
    return this.#history.slice();
  }
}
const machine = new Machine();
for (const event of ['start', 'stop', 'finish', 'start', 'finish', 'start']) {
  try {
    machine.transition(event);
  } catch ({ name, message }) {
    console.log(`${name}: ${message}`);
  }
}
console.log(machine.state, machine.history.join(' '));
