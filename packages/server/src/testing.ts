import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from './app.ts';
import { openDatabase } from './db/open.ts';
import { createLog } from './log.ts';
import { createLimits } from './modules/auth/limits.ts';
import { seedDemo } from './seed/demo.ts';
import { readSettings, type Settings } from './settings.ts';
import { folderStorage } from './storage/storage.ts';

/** The day on which tests live: Wednesday, 12 November 2025, 10:00 in Manila. */
export const TEST_NOW = new Date('2025-11-12T02:00:00.000Z');

export interface TestApp extends App {
  /** Moves the business clock. */
  setNow(at: Date): void;
  close(): Promise<void>;
}

/** An app on a database in memory, migrated and, unless told otherwise, filled with the demo world. For tests. */
export async function testApp(options: { demo?: boolean; settings?: Record<string, string> } = {}): Promise<TestApp> {
  const settings: Settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...options.settings });
  const database = await openDatabase();
  await database.migrate();
  let now = TEST_NOW;
  const app: TestApp = {
    settings,
    database,
    clock: { now: () => new Date(now) },
    log: createLog(settings.logLevel),
    limits: createLimits(database, settings.rateLimits),
    storage: folderStorage(mkdtempSync(join(tmpdir(), 'atlas-files-'))),
    setNow: (at) => {
      now = at;
    },
    close: () => database.close(),
  };
  if (options.demo !== false) await seedDemo(app);
  return app;
}
