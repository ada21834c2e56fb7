import { start } from '../../packages/server/src/main.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

// The server of one worker: on the data of its environment, with the build of its first argument. Reports its address, and ends with its parent.

const [build] = process.argv.slice(2);
const running = await start(readSettings(process.env), build);
let shutdown: Promise<void> | undefined;
const end = () => void (shutdown ??= running.stop().finally(() => process.exit(0)));
process.on('SIGTERM', end);
process.on('disconnect', end);
process.send?.(running.address);
