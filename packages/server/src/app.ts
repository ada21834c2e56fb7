import type { Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/open.ts';
import type { Queues } from './jobs/queues.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { MailRenderer } from './mail/renderMail.ts';
import type { MailTransport } from './mail/transport.ts';
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
  /** Limits of requests that cost work, counted in this process. */
  budgets: Budgets;
  /** What bearers and device cookies are signed with: in neither the database nor its backups. */
  secret: Buffer;
  /** Secrets from before the current one: what was made with them still works, and nothing new is made with them. */
  formerSecrets: readonly Buffer[];
  storage: Storage;
  /** Where files are that have not arrived whole; opened by the first of them. */
  unfinished: () => Promise<Unfinished>;
  /** How often a request that works on an upload in pieces asks whether another one wants it, in milliseconds. */
  uploadLockKeptEveryMs: number;
  values: SettingValues;
  queues: Queues;
  /** Tells open pages that there is something new. */
  live: Live;
  /** What delivers e-mail; null where nothing does, and it waits. */
  mail: MailTransport | null;
  /** What makes e-mails of what they are told, loaded with the first of them; null before the first build. */
  mailRenderer: () => Promise<MailRenderer | null>;
}
