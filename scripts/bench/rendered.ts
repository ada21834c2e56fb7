import { onPageStep, PAGE_STEPS, type PageStep } from '../../packages/server/src/http/pageSteps.ts';
import { start } from '../../packages/server/src/main.ts';
import type { Settings } from '../../packages/server/src/settings.ts';
import type { PostgresServer } from '../postgresServer.ts';
import { startServer } from '../serverProcess.ts';
import { load } from './load.ts';
import { targetsAt, type Target } from './targets.ts';

const WARM_UP = 150;
const ROUNDS = 300;

type Shares = Record<PageStep, number>;
const headersOf = ({ cookie }: Target) => ({ 'accept-encoding': 'br', ...(cookie !== '' && { cookie }) });

/**
 * Measures pages rendered by one process on PostgreSQL: how many per second, and the CPU per page
 * in the server's process, of its steps and of PostgreSQL. The steps are measured one page at a
 * time, because those of concurrent pages cannot be distinguished. Visitors' pages are cached for a
 * minute, so their later steps rarely run.
 *
 * @param settings of the same database
 */
export async function benchRendered(postgres: PostgresServer, settings: Settings): Promise<void> {
  const shares = await measureSteps(settings);
  const { databaseUrl = '', demoPassword } = settings;
  const server = await startServer({
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  console.log('\nRendered pages of one process on PostgreSQL, eight at once; ms of CPU a page (the client runs on the same two cores)');
  for (const target of await targetsAt(server.address, demoPassword)) {
    const pids = { server: server.process.pid ?? 0, database: postgres.pid() };
    const { perSecond, serverCpu, databaseCpu, p50, p99 } = await load(
      { url: server.address + target.path, headers: headersOf(target) },
      pids,
    );
    const steps = PAGE_STEPS.map((step) => `${step} ${(shares.get(target.name)?.[step] ?? 0).toFixed(2)}`);
    console.log(
      `${target.name.padEnd(16)}${perSecond.toFixed(0).padStart(5)} /s   server ${serverCpu.toFixed(2).padStart(5)}   PostgreSQL ${databaseCpu.toFixed(2).padStart(5)}   p50 ${p50.toFixed(1).padStart(5)} ms   p99 ${p99.toFixed(1).padStart(5)} ms   one at a time: ${steps.join('   ')}`,
    );
  }
  await server.stop();
}

/**
 * Milliseconds of CPU per step and page, by the name of the page: the mean of many, from a server
 * in this process.
 */
async function measureSteps(settings: Settings): Promise<Map<string, Shares>> {
  const running = await start(settings);
  const shares = new Map<string, Shares>();
  for (const target of await targetsAt(running.address, settings.demoPassword)) {
    const get = async () => (await fetch(running.address + target.path, { redirect: 'manual', headers: headersOf(target) })).arrayBuffer();
    for (let round = 0; round < WARM_UP; round++) await get();
    const micros: Shares = { session: 0, data: 0, render: 0, document: 0, compress: 0 };
    let last = process.cpuUsage();
    const stop = onPageStep((step) => {
      const used = process.cpuUsage();
      if (step !== 'begin') micros[step] += used.user - last.user + used.system - last.system;
      last = used;
    });
    for (let round = 0; round < ROUNDS; round++) await get();
    stop();
    for (const step of PAGE_STEPS) micros[step] /= ROUNDS * 1000;
    shares.set(target.name, micros);
  }
  await running.stop();
  return shares;
}
