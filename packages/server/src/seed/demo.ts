import { sql } from 'drizzle-orm';
import { ROLES } from '@atlas/domain/access';
import type { App } from '../app.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { seedAccess } from './access/seedAccess.ts';
import { seedAnnouncements } from './announcements/seedAnnouncements.ts';
import { seedLogs } from './audit/seedLogs.ts';
import { seedBackups } from './backups/seedBackups.ts';
import { seedBatches } from './batches/seedBatches.ts';
import { seedChangelog } from './changelog/seedChangelog.ts';
import { seedClientErrors } from './clientErrors/seedClientErrors.ts';
import { seedCourses } from './courses/seedCourses.ts';
import { seedEvents } from './events/seedEvents.ts';
import { seedExports } from './exports/seedExports.ts';
import { seedImports } from './imports/seedImports.ts';
import { seedBulkJobs } from './jobs/seedBulkJobs.ts';
import { seedFailedJobs } from './jobs/seedFailedJobs.ts';
import { openLedger } from './ledger/openLedger.ts';
import { seedLegal } from './legal/seedLegal.ts';
import { seedMessages } from './notifications/seedMessages.ts';
import { seedCommerce } from './commerce.ts';
import { seedReports } from './reports/seedReports.ts';
import { seedResources } from './resources/seedResources.ts';
import { seedSegments } from './segments/seedSegments.ts';
import { seedSettings } from './settings/seedSettings.ts';
import { seedUsers } from './users/seedUsers.ts';
import { users } from '../modules/users/tables.ts';
import { seedCommunity } from './community.ts';
import { seedMarketing } from './marketing.ts';
import type { Seed } from './seed.ts';

const SEED_LOCK = 20_261;

/**
 * Fills an empty database with the demo world, once. Later startups leave it unchanged. Dates are
 * relative to the day of seeding. Each module seeds its own part, in order of dependency.
 */
export async function seedDemo(app: App): Promise<void> {
  const started = performance.now();
  const done = await app.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(users)) > 0) return false;
    const seed: Seed = {
      tx,
      now: app.clock.now(),
      storage: app.storage,
      passwordHash: await hashPassword(app.settings.demoPassword),
      secret: app.secret,
    };
    const levels = await seedAccess(seed);
    const batches = await seedBatches(seed);
    const people = await seedUsers(seed, levels, batches);
    const courses = await seedCourses(seed, levels, people.accounts);
    await seedCommerce(seed, { levels, batches, people, courses });
    const adminId = people.accounts.get('admin') ?? null;
    await seedEvents(seed, levels, people);
    await seedResources(seed, levels);
    await seedMarketing(seed, levels, people);
    await openLedger(tx);
    await seedCommunity(seed, people);
    await seedSegments(seed, adminId);
    await seedAnnouncements(seed, adminId);
    await seedSettings(seed, adminId);
    await seedLegal(seed, adminId);
    await seedChangelog(seed, adminId);
    await seedMessages(seed, people);
    await seedLogs(seed, people);
    await seedImports(seed, people);
    await seedBulkJobs(seed, people);
    await seedFailedJobs(seed, people);
    await seedClientErrors(seed);
    if (adminId !== null) await seedExports(seed, { userId: adminId, accessLevelId: levels.admin });
    await seedBackups(seed, adminId);
    await seedReports(seed, people);
    return true;
  });
  if (done) app.log.info({ ms: Math.round(performance.now() - started) }, 'demo data seeded');
}

/** The text about the demo accounts that the terminal shows at startup. */
export const demoAccountsText = (password: string): string =>
  [
    `\nDemo accounts, password ${password}:`,
    `  one per role: ${ROLES.map((role) => `${role}@atlas.example`).join(', ')}`,
    '  and multi@, newcomer@, upcoming@, expiring@, overdue@, expired@, returnee@, fasttrack@, group-leader@, stage-leader@atlas.example\n',
  ].join('\n');
