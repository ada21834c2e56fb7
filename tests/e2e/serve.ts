import { start } from '../../packages/server/src/main.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

// Runs the server of one worker, on the data in its environment, with the build named by its first
// argument. Sends its address to its parent, and exits with it.

const [build] = process.argv.slice(2);
const running = await start(readSettings(process.env), build);
let shutdown: Promise<void> | undefined;
const end = () => void (shutdown ??= running.stop().finally(() => process.exit(0)));
process.on('SIGTERM', end);
process.on('disconnect', end);
process.send?.(running.address);
