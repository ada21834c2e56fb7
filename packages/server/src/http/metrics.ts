import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import { readReplicationSlots } from '../db/replicationSlots.ts';
import type { Backlog, PoolCounts } from '../metrics.ts';
import { readQueueStates } from '../modules/jobs/repo.ts';
import { countDueMessages } from '../modules/notifications/repo.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

/** The collector of metrics does not wait longer than this for values from the database. */
const READ_WITHIN_MS = 2000;

/**
 * Handles `GET /api/metrics`: the counters of this process and the backlog in the database, in the
 * text format of Prometheus.
 */
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

/** Null when it cannot be read; the other metrics are still sent. */
async function readBacklog({ database, clock, queues, log }: App): Promise<Backlog | null> {
  // Requests that wait for a connection have priority.
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
