/** The worker thread's module while the sources are TypeScript: a thread can load them only after tsx has been registered in it. */

import { register } from 'tsx/esm/api';

register();
const { default: perform } = await import('../src/node/worker.ts');
export default perform;
