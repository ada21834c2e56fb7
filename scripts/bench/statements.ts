import { onStatement } from '../../packages/server/src/db/pool.ts';
import { targetsAt } from './targets.ts';

const ROUNDS = 200;

/**
 * Measures statements and milliseconds of whole pages with their session and data, from a server in
 * this process, after a warm-up.
 */
export async function benchStatements(database: string, address: string, password: string): Promise<void> {
  console.log(`\nWhole pages, ${database} (client in the same process)`);
  for (const { name, path, cookie } of await targetsAt(address, password)) {
    const get = () => fetch(address + path, { redirect: 'manual', headers: { cookie } }).then((response) => response.text());
    for (let i = 0; i < 50; i++) await get();
    let statements = 0;
    const stop = onStatement(() => statements++);
    await get();
    stop();
    const cpu = process.cpuUsage();
    const began = performance.now();
    for (let i = 0; i < ROUNDS; i++) await get();
    const { user, system } = process.cpuUsage(cpu);
    const wall = (performance.now() - began) / ROUNDS;
    console.log(
      `${name.padEnd(16)}${statements} statements   ${wall.toFixed(1)} ms   ${((user + system) / 1000 / ROUNDS).toFixed(1)} ms CPU`,
    );
  }
}
