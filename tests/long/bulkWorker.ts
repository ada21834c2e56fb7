// A process that runs one bulk operation, as a worker does after taking its job from the queue.
import { runBulkJob } from '../../packages/server/src/modules/jobs/bulk/runBulkJob.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

const app = await openApp(readSettings(process.env));
console.log('at work');
await runBulkJob(app, crypto.randomUUID(), Number(process.argv[2]), new AbortController().signal);
await closeApp(app);
