/** The laws hold where the mistakes are mended. */

import { equality, hashing, instances, int, ordering } from 'glassbox';
import {
  ArrayType,
  FormalArgument,
  Instruction,
  Interval,
  Label,
  LocalVariable,
  NotContext,
  Point2D,
  Predicate,
  Row,
  TerminalSet,
  Transition,
  Type,
} from './repaired.js';

const BITS = 16;
const word = int(-(2 ** (BITS - 1)), 2 ** (BITS - 1) - 1);
const doubleWord = int(-(2 ** (2 * BITS - 1)), 2 ** (2 * BITS - 1) - 1);

const points = { Point2D: { x: word, y: word }, Point3D: { x: word, y: word, z: word } };
equality(Point2D, { types: points });
hashing(Point2D, { types: points });

const rows = { Row: { position: word }, CachedRow: { position: word } };
equality(Row, { types: rows });
hashing(Row, { types: rows });

hashing(TerminalSet, { types: { TerminalSet: { bits: word } } });
hashing(Interval, { types: { Interval: { first: word, last: word } } });
hashing(NotContext, { types: { NotContext: { predicate: instances(Predicate) }, Predicate: { index: word } } });
hashing(FormalArgument, { types: { FormalArgument: { name: word } } });

const label = { Label: { code: doubleWord } };
const transition = { ...label, Transition: { label: instances(Label), target: word } };
hashing(Label, { types: label });
ordering(Label, { types: label, equals: 'equals' });
hashing(Transition, { types: transition });
ordering(Transition, { types: transition, equals: 'equals' });

const types = {
  Type: { signature: word },
  ArrayType: { signature: word, dimensions: word, basic: instances(Type) },
};
equality(Type, { types });
hashing(Type, { types });
equality(ArrayType, { types });
hashing(ArrayType, { types });

const instructions = { Instruction: { opcode: word }, IfCmpEq: { opcode: word } };
equality(Instruction, { types: instructions });
hashing(Instruction, { types: instructions });

hashing(LocalVariable, { types: { LocalVariable: { index: word, name: word } } });
