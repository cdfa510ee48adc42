// Modules of node by name, as a whole and by default.
import * as path from 'node:path';
import { default as events, EventEmitter } from 'node:events';
import util, * as names from 'node:util';
import assert, { ok, strict } from 'assert';
console.log(path.default.join === path.join, events === EventEmitter, names.inspect === util.inspect, names.default === util);
console.log(ok.name, strict === assert.strict, typeof path.posix.join, Object.keys(path).includes('default'));
