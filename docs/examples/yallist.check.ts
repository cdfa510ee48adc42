import { conforms, int } from 'glassbox';
import { Yallist } from 'yallist';

class Model extends Array<number> {}

conforms(Yallist<number>, Model, {
  depth: 4,
  operations: {
    push: [int(0, 1)],
    unshift: [int(0, 1)],
    pop: [],
    shift: [],
    splice: {
      arguments: [int(0, 2), int(0, 1), int(8, 9)],
      precondition: (model, start: number) => start <= model.length,
    },
  },
});
