import { main } from '../packages/server/src/main.ts';
import { ensureBuilt } from './ensureBuilt.ts';

// The app is built when it is missing or its sources changed; then this process becomes the server.
ensureBuilt();
await main();
