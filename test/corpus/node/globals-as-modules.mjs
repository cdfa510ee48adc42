// What is global can be imported as well.
import { setTimeout as later } from 'node:timers';
import console_ from 'node:console';
console.log(later === setTimeout, typeof console_.log);
