import type { Clock } from './clock.ts';
import type { Database } from './db/open.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { SettingValues } from './modules/settings/values.ts';
import type { Limits } from './modules/auth/limits.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Unfinished } from './storage/unfinished.ts';

/** What every part of the server may use; made once at start. */
export interface App {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  limits: Limits;
  /** What bearers and device cookies are signed with: in neither the database nor its backups. */
  secret: Buffer;
  storage: Storage;
  /** Where files are that have not arrived whole; opened by the first of them. */
  unfinished: () => Promise<Unfinished>;
  /** How often a request that works on an upload in pieces asks whether another one wants it, in milliseconds. */
  uploadLockKeptEveryMs: number;
  values: SettingValues;
}
