import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const CLOCK_TICKS = 100;
const AT_ONCE = 8;
const SECONDS = 6;

/** CPU seconds of a process and of all its child processes. */
function cpuOf(pid: number): number {
  const parents = new Map<number, number>();
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^\d+ \(.*\) /, '')
        .split(' ');
      parents.set(Number(name), Number(fields[1]));
      used.set(Number(name), (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS);
    } catch {
      // The process has ended in the meantime.
    }
  }
  const isOf = (one: number): boolean => one === pid || (parents.has(one) && parents.get(one) !== one && isOf(parents.get(one) ?? 0));
  return [...used].reduce((sum, [one, seconds]) => sum + (one !== 0 && isOf(one) ? seconds : 0), 0);
}

export interface Load {
  perSecond: number;
  /** Milliseconds of CPU per request: of the server's process, and of PostgreSQL. */
  serverCpu: number;
  databaseCpu: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Sends one request repeatedly, eight at once, for six seconds after a warm-up of one.
 *
 * @throws when a response is not 200
 */
export async function load(
  target: { url: string; body?: string; headers?: Record<string, string> },
  pids: { server: number; database: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const send = () =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now();
      const sent = request(
        target.url,
        { agent, method: target.body === undefined ? 'GET' : 'POST', headers: target.headers ?? {} },
        (res) => {
          res.resume();
          res.once('end', () =>
            res.statusCode === 200 || res.statusCode === 302
              ? resolve(performance.now() - began)
              : reject(new Error(`${target.url} responded with ${res.statusCode}`)),
          );
        },
      );
      sent.once('error', reject);
      sent.end(target.body);
    });
  const run = async (until: number) => {
    const times: number[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (performance.now() < until) times.push(await send());
      }),
    );
    return times.toSorted((a, b) => a - b);
  };
  await run(performance.now() + 1000);
  const before = [cpuOf(pids.server), cpuOf(pids.database)] as const;
  const began = performance.now();
  const times = await run(began + SECONDS * 1000);
  const seconds = (performance.now() - began) / 1000;
  const [server, database] = [cpuOf(pids.server) - before[0], cpuOf(pids.database) - before[1]];
  agent.destroy();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: times.length / seconds,
    serverCpu: (server * 1000) / times.length,
    databaseCpu: (database * 1000) / times.length,
    p50: at(0.5),
    p99: at(0.99),
  };
}
