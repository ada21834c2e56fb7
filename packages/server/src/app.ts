import type { Buffers } from './buffers.ts';
import type { Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/open.ts';
import type { Queues } from './jobs/queues.ts';
import type { LandingRenderer } from './landing/landingRenderer.ts';
import type { PublicChanges } from './live/changes.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { MailRenderer } from './mail/renderMail.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Metrics } from './metrics.ts';
import type { SettingValues } from './modules/settings/values.ts';
import type { Limits } from './modules/auth/limits.ts';
import type { Providers } from './providers/providers.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Unfinished } from './storage/unfinished.ts';

/** The services shared by every part of the server, created once at startup. */
export interface App {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  limits: Limits;
  /** Limits of expensive requests, counted in this process. */
  budgets: Budgets;
  /**
   * The key that signs bearers and device cookies. It is in neither the database nor its backups.
   */
  secret: Buffer;
  /** Former secrets. Values signed with them still work, and nothing new is signed with them. */
  formerSecrets: readonly Buffer[];
  storage: Storage;
  /** The store of incomplete uploads, opened with the first of them. */
  unfinished: () => Promise<Unfinished>;
  /**
   * How often a request that works on an upload in pieces checks whether another one wants it, in
   * milliseconds.
   */
  uploadLockKeptEveryMs: number;
  values: SettingValues;
  /** Those who collect payments. */
  providers: Providers;
  queues: Queues;
  /** Visits, clicks and hits that are not written yet. */
  buffers: Buffers;
  /** Notifies open pages of changes. */
  live: Live;
  /** Says when something changed that public pages show. */
  changes: PublicChanges;
  /** Draws landing pages, loaded with the first of them; null before the first build. */
  landingRenderer: () => Promise<LandingRenderer | null>;
  /** Delivers email; null without a transport, when email waits. */
  mail: MailTransport | null;
  /**
   * Renders emails from their data, loaded with the first of them; null before the first build.
   */
  mailRenderer: () => Promise<MailRenderer | null>;
}
