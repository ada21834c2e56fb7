// `npm run seed -- --members N`: adds synthetic members at scale to the database of the settings, the same ones every time.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openApp } from '../packages/server/src/openApp.ts';
import { seedSynthetic } from '../packages/server/src/seed/synthetic.ts';
import { readSettings, SettingsError } from '../packages/server/src/settings.ts';

/** The embedded database holds so many; more belong on PostgreSQL. */
const MOST_EMBEDDED = 20_000;
const MOST = 1_000_000;

const { values } = parseArgs({ options: { members: { type: 'string' } } });
const members = Number(values.members);

try {
  if (!Number.isSafeInteger(members) || members < 1 || members > MOST) {
    throw new SettingsError(`Say how many members: npm run seed -- --members 10000 (1 to ${MOST.toLocaleString('en-PH')}).`);
  }
  const settings = readSettings({ ...process.env, DEMO: '1' });
  if (settings.databaseUrl === undefined && members > MOST_EMBEDDED) {
    throw new SettingsError(`The embedded database takes ${MOST_EMBEDDED.toLocaleString('en-PH')} members; set DATABASE_URL for more.`);
  }
  const started = performance.now();
  const app = await openApp(settings);
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const rows = await seedSynthetic(app.database, members, app.clock.now(), (table, count) =>
    console.log(`${seconds().padStart(8)}  ${table}: ${count.toLocaleString('en-PH')}`),
  );
  await app.database.db.execute(sql`analyze`);
  console.log(`${seconds().padStart(8)}  done: ${members.toLocaleString('en-PH')} members, ${rows.toLocaleString('en-PH')} rows`);
  await app.database.close();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
