// refused: export-not-seen
// Node, too, refuses to import a name that the text of a CommonJS module does not show.
import { unseen } from '../modules/commonjs-subject.cjs';

console.log(unseen);
