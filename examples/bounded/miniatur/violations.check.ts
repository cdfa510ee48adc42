/** Laws that real classes break (Dolby, Vaziri and Tip 2007, §4.2.1). Each check is about a class and all that extend it. */

import { anyOf, equality, hashing, instances, int, ordering } from 'glassbox';
import { Comparator, IfCmpEq, Instruction, LocalVariable, MonitorExit } from './instructions.js';
import { Label, Transition } from './labels.js';
import { Point2D } from './points.js';
import { CachedRow, Row } from './rows.js';
import { FormalArgument, Interval, NotContext, Predicate, TerminalSet } from './sets.js';
import { ArrayType, ObjectType, ReferenceType, Type } from './types.js';

const BITS = 16;
const word = int(-(2 ** (BITS - 1)), 2 ** (BITS - 1) - 1);
/** Wide enough for a difference to overflow. */
const doubleWord = int(-(2 ** (2 * BITS - 1)), 2 ** (2 * BITS - 1) - 1);

const points = { Point2D: { x: word, y: word }, Point3D: { x: word, y: word, z: word } };
equality(Point2D, { types: points });
hashing(Point2D, { types: points });

const cached = { CachedRow: { position: word }, TextRow: { position: word } };
equality(Row, { types: { Row: { position: word }, ...cached } });
equality(CachedRow, { types: cached });

const identity = word;
hashing(TerminalSet, { types: { TerminalSet: { identity, bits: word } } });
hashing(Interval, { types: { Interval: { identity, first: word, last: word } } });
hashing(NotContext, {
  types: { NotContext: { identity, predicate: instances(Predicate) }, Predicate: { index: word } },
});
hashing(FormalArgument, { types: { FormalArgument: { identity, name: word } } });

const label = { Label: { code: doubleWord, set: word } };
const transition = { ...label, Transition: { label: instances(Label), target: word } };
hashing(Label, { types: label });
ordering(Label, { types: label });
hashing(Transition, { types: transition });
ordering(Transition, { types: transition });

const plain = { tag: word, signature: word };
// an array of arrays has more dimensions
const basic = anyOf(instances(Type), instances(ReferenceType), instances(ObjectType));
const types = {
  Type: plain,
  ReferenceType: plain,
  ObjectType: { ...plain, className: word },
  ArrayType: { ...plain, dimensions: word, basic },
};
equality(Type, { types });
hashing(Type, { types });
equality(ReferenceType, { types });
equality(ArrayType, { types });
hashing(ArrayType, { types });

const instruction = { opcode: word, comparator: instances(Comparator) };
const comparator = { Comparator: { ignored: int(0, 1) } };
const instructions = { Instruction: instruction, IfCmpEq: instruction, MonitorExit: instruction };
equality(Instruction, { types: { ...instructions, ...comparator } });
equality(IfCmpEq, { types: { IfCmpEq: instruction, ...comparator } });
hashing(MonitorExit, { types: { MonitorExit: instruction, ...comparator } });

hashing(LocalVariable, { types: { LocalVariable: { index: word, start: word, end: word, name: word } } });
