import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import { readReplicationSlots } from '../db/replicationSlots.ts';
import type { Backlog, PoolCounts } from '../metrics.ts';
import { readQueueStates } from '../modules/jobs/repo.ts';
import { countDueMessages } from '../modules/notifications/repo.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

/** Whoever collects metrics does not wait longer for what is read in the database. */
const READ_WITHIN_MS = 2000;

/** `GET /api/metrics`: what this process counts about itself and what waits in the database, in the text format of Prometheus. */
export async function handleMetrics({ app, req, res }: Pick<Exchange, 'app' | 'req' | 'res'>): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  const { pool, replicaPools } = app.database;
  const pools: Record<string, PoolCounts> = { primary: pool };
  for (const [index, replica] of replicaPools.entries()) pools[`replica-${index + 1}`] = replica;
  app.metrics.connections(pools);
  app.metrics.backlog(await Promise.race([readBacklog(app), pause(READ_WITHIN_MS, null, { ref: false })]));
  const text = await app.metrics.text();
  res.writeHead(200, { 'content-type': app.metrics.contentType, 'cache-control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : text);
}

/** Null where it cannot be read: that is no reason to say nothing at all. */
async function readBacklog({ database, clock, queues, log }: App): Promise<Backlog | null> {
  // Those who wait for a connection go first.
  if (database.pool.waitingCount > 0) return null;
  try {
    const names = queues.all.map(({ queue }) => queue);
    const [states, outbox, slots] = await Promise.all([
      readQueueStates(database, names),
      countDueMessages(database.db, clock.now()),
      readReplicationSlots(database),
    ]);
    return { queues: states, outbox, slots };
  } catch (error) {
    log.warn({ err: error }, 'the metrics could not read what waits in the database');
    return null;
  }
}
