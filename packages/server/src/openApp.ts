import { mkdirSync } from 'node:fs';
import type { App } from './app.ts';
import { mustBeFinished } from './backup/home.ts';
import { createBuffers } from './buffers.ts';
import { createBudgets } from './budgets.ts';
import { createClock } from './clock.ts';
import { openDatabase } from './db/open.ts';
import { observeStatements } from './db/observeStatements.ts';
import { Queues } from './jobs/queues.ts';
import { loadLandingRenderer } from './landing/landingRenderer.ts';
import { PublicChanges } from './live/changes.ts';
import { Live } from './live/live.ts';
import { createLog } from './log.ts';
import { APP_FOLDER } from './http/renderer.ts';
import { loadMailRenderer } from './mail/renderMail.ts';
import { openTransport } from './mail/transport.ts';
import { Metrics } from './metrics.ts';
import { createLimits } from './modules/auth/limits.ts';
import './registry/registrations.ts';
import { SettingValues } from './modules/settings/values.ts';
import { createProviders } from './providers/providers.ts';
import { seedBaseline } from './seed/baseline.ts';
import { seedDemo } from './seed/demo.ts';
import { readSecret } from './secret.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/openStorage.ts';
import { unfinishedIn } from './storage/unfinished.ts';

/**
 * Opens everything that requests and jobs need, without listening. The app is built in a folder.
 */
export async function openApp(settings: Settings, appFolder = APP_FOLDER): Promise<App> {
  mustBeFinished(settings.dataDir);
  if (settings.databaseUrl === undefined) mkdirSync(settings.dataDir, { recursive: true });
  const log = createLog(settings.logLevel);
  const metrics = new Metrics();
  const database = await openDatabase({
    ...(settings.databaseUrl === undefined
      ? { folder: settings.dataDir }
      : { url: settings.databaseUrl, replicaUrls: settings.replicaUrls, max: settings.databasePool }),
    statementEnded: observeStatements(log, metrics, settings.slowStatementMs),
  });
  try {
    await database.migrate();
    const app: App = {
      settings,
      database,
      clock: createClock(settings.frozenNow),
      log,
      metrics,
      limits: createLimits(database, settings.rateLimits),
      budgets: createBudgets(settings.rateLimits),
      secret: readSecret(settings),
      formerSecrets: settings.formerSessionSecrets.map((secret) => Buffer.from(secret)),
      storage: await openStorage(settings.storage),
      unfinished: unfinishedIn(settings.storage),
      uploadLockKeptEveryMs: 2000,
      values: new SettingValues(database),
      providers: createProviders(settings),
      queues: new Queues(database, log),
      buffers: createBuffers({ database, log }),
      live: new Live(database, log),
      changes: new PublicChanges(database, log),
      landingRenderer: () => loadLandingRenderer(appFolder),
      mail: openTransport(settings),
      mailRenderer: () => loadMailRenderer(appFolder),
    };
    if (settings.demo) await seedDemo(app);
    await seedBaseline(app);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Lets running work finish, then closes what was opened. */
export async function closeApp({ live, changes, queues, buffers, mail, database }: App): Promise<void> {
  await live.close();
  await changes.close();
  await queues.close();
  await buffers.close();
  mail?.close();
  await database.close();
}
