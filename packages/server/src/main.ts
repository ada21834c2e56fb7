import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { App } from './app.ts';
import { createClock } from './clock.ts';
import { FolderInUse } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { readPersisted } from './graphql/documents.ts';
import { schema } from './graphql/schema.ts';
import { createGraphQL } from './graphql/serve.ts';
import { createHttpServer } from './http/server.ts';
import { createSite } from './http/site.ts';
import { createLog } from './log.ts';
import { createLimits } from './modules/auth/limits.ts';
import { demoAccountsText, seedDemo } from './seed/demo.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { folderStorage } from './storage/storage.ts';

export interface Running {
  app: App;
  /** Where it listens, such as http://127.0.0.1:4000. */
  address: string;
  /** Refuses new connections, lets running requests finish (10 seconds at most), then closes the database. */
  stop(): Promise<void>;
}

/** Opens everything that requests need, without listening. */
export async function openApp(settings: Settings): Promise<App> {
  if (settings.databaseUrl === undefined) mkdirSync(settings.dataDir, { recursive: true });
  const database = await openDatabase(
    settings.databaseUrl === undefined
      ? { folder: settings.dataDir }
      : { url: settings.databaseUrl, replicaUrls: settings.replicaUrls, max: settings.databasePool },
  );
  try {
    await database.migrate();
    const app: App = {
      settings,
      database,
      clock: createClock(settings.frozenNow),
      log: createLog(settings.logLevel),
      limits: createLimits(database, settings.rateLimits),
      storage: folderStorage(join(settings.dataDir, 'files')),
    };
    if (settings.demo) await seedDemo(app);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts the server. Throws SettingsError or FolderInUse with a sentence for people. */
export async function start(settings: Settings): Promise<Running> {
  const app = await openApp(settings);
  const graphql = createGraphQL({ schema, persisted: readPersisted(), trustedOnly: settings.trustedOnly, log: app.log });
  const server = createHttpServer(app, graphql, createSite(app, graphql));
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    server.close();
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), 10_000);
    if (server.listening) await once(server, 'close');
    clearTimeout(late);
    await app.database.close();
  };
  return {
    app,
    address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    stop: () => (stopped ??= stop()),
  };
}

/** Runs the server until it is told to stop; expected failures end the process with one sentence. */
export async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const running = await start(settings);
    // Before the announcement: whoever reads it may end the process at once.
    const end = () => void running.stop().then(() => process.exit(0));
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    console.log(`\nAtlas is ready: ${running.address}`);
    if (settings.demo) console.log(demoAccountsText(settings.demoPassword));
  } catch (error) {
    const sentence = startFailure(error as NodeJS.ErrnoException);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

function startFailure(error: NodeJS.ErrnoException): string | null {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  if (error.code === 'EADDRINUSE') return `PORT: ${error.message}. Stop what uses it, or choose another PORT.`;
  if (error.code === 'EACCES' || error.code === 'EROFS') return `DATA_DIR or PORT: ${error.message}.`;
  return null;
}

if (import.meta.main) await main();
