import { type Click, insertClicks } from './modules/addresses/clicksRepo.ts';
import { addHits, type Hits } from './modules/addresses/hitsRepo.ts';
import { clickHour } from '@atlas/domain/visits';
import type { Database } from './db/open.ts';
import { WriteBuffer } from './db/writeBuffer.ts';
import type { Log } from './log.ts';
import { addFunnelVisits, type FunnelVisits } from './modules/funnels/visitsRepo.ts';

/** Milliseconds between two writes. */
const EVERY_MS = 5000;

/** Small writes caused by visitors that are held in memory for some seconds. */
export interface Buffers {
  /** Views of public pages. */
  readonly visits: WriteBuffer<FunnelVisits>;
  /** Clicks on links of affiliates: of a visitor's clicks within an hour the first one counts. */
  readonly clicks: WriteBuffer<Click>;
  /** The number of times that redirect rules were followed. */
  readonly hits: WriteBuffer<Hits>;
  /** Writes all of them now. */
  flush(): Promise<void>;
  /** Writes all of them, before the database closes. */
  close(): Promise<void>;
}

/** Creates the buffers of a process. */
export function createBuffers({ database, log }: { database: Database; log: Log }): Buffers {
  const visits = new WriteBuffer<FunnelVisits>({
    name: 'funnel visits',
    log,
    everyMs: EVERY_MS,
    // More slugs than funnels: addresses without a funnel are counted until they are written.
    mostItems: 5000,
    write: (items) => addFunnelVisits(database.db, items),
    merge: {
      keyOf: ({ slug, day }) => `${day} ${slug}`,
      add: (one, other) => ({ ...one, visits: one.visits + other.visits }),
    },
  });
  const clicks = new WriteBuffer<Click>({
    name: 'affiliate clicks',
    log,
    everyMs: EVERY_MS,
    mostItems: 20_000,
    write: (items) => insertClicks(database.db, items),
    merge: {
      keyOf: ({ affiliateId, visitor, at }) => `${affiliateId} ${visitor} ${clickHour(at).getTime()}`,
      add: (first) => first,
    },
  });
  const hits = new WriteBuffer<Hits>({
    name: 'redirect hits',
    log,
    everyMs: EVERY_MS,
    mostItems: 10_000,
    write: (items) => addHits(database.db, items),
    merge: {
      keyOf: ({ ruleId }) => String(ruleId),
      add: (one, other) => ({ ...one, hits: one.hits + other.hits }),
    },
  });
  const all = [visits, clicks, hits];
  return {
    visits,
    clicks,
    hits,
    flush: async () => void (await Promise.all(all.map((buffer) => buffer.flush()))),
    close: async () => void (await Promise.all(all.map((buffer) => buffer.close()))),
  };
}
