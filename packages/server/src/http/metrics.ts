import type { PoolCounts } from '../metrics.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

/** `GET /api/metrics`: what this process counts about itself, in the text format of Prometheus. */
export async function handleMetrics({ app, req, res }: Pick<Exchange, 'app' | 'req' | 'res'>): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  const { pool, replicaPools } = app.database;
  const pools: Record<string, PoolCounts> = { primary: pool };
  for (const [index, replica] of replicaPools.entries()) pools[`replica-${index + 1}`] = replica;
  const text = await app.metrics.text(pools);
  res.writeHead(200, { 'content-type': app.metrics.contentType, 'cache-control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : text);
}
