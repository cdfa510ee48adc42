/**
 * The process that runs real code: is told how modules are to be loaded, and then answers requests one after the other until it is ended from outside. The way to answer is taken away
 * from the global objects before any code of the user is loaded, so nothing but `serve` can answer.
 */

import { prepareLoading, type Preparation } from './load.js';
import { endWithParent } from './orphan.js';
import type { RealRequest } from './protocol.js';
import { serve } from './serve.js';

const send = process.send?.bind(process);
if (send === undefined) throw new Error('this is started by Glassbox itself, see client.ts');
delete process.send;

endWithParent(Number(process.argv[2]));
process.once('message', (preparation: Preparation) => {
  prepareLoading(preparation);
  process.on('message', (request: RealRequest) => {
    void serve(request, (progress) => void send(progress)).then((answer) => send(answer));
  });
});
