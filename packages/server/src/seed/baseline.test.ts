import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLES, SEEDED_ACCESS } from '@atlas/domain/access';
import { LEGAL_KINDS } from '@atlas/domain/legal';
import { SETTINGS } from '@atlas/domain/settings';
import { accessLevels } from '../modules/access/tables.ts';
import { legalDocuments } from '../modules/legal/tables.ts';
import { settings } from '../modules/settings/tables.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { seedBaseline } from './baseline.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ demo: false });
});
afterAll(() => app.close());

it('adds access levels and settings to an empty database, and keeps changes of staff', async () => {
  const { db } = app.database;
  await seedBaseline(app);
  const levels = await db.select().from(accessLevels);
  expect(levels.map(({ key }) => key)).toEqual(ROLES);
  expect(levels.find(({ key }) => key === 'coach')).toMatchObject(SEEDED_ACCESS.coach);
  expect(await db.$count(settings)).toBe(Object.keys(SETTINGS).length);
  expect((await db.select().from(legalDocuments)).map(({ kind }) => kind)).toEqual(LEGAL_KINDS.map(({ value }) => value));

  await db.update(settings).set({ value: 'true', description: 'An old one' }).where(eq(settings.name, 'enable-affiliate'));
  await db.delete(settings).where(eq(settings.name, 'event-place'));
  await db.update(accessLevels).set({ name: 'Trainer' }).where(eq(accessLevels.key, 'coach'));
  await seedBaseline(app);
  const [affiliate] = await db.select().from(settings).where(eq(settings.name, 'enable-affiliate'));
  expect(affiliate).toMatchObject({ description: SETTINGS['enable-affiliate'].description, revision: 1 });
  const after = new Map((await db.select().from(settings)).map(({ name, value }) => [name, value]));
  expect([after.get('enable-affiliate'), after.get('event-place')]).toEqual(['true', SETTINGS['event-place'].value]);
  expect((await db.select().from(accessLevels).where(eq(accessLevels.key, 'coach')))[0]?.name).toBe('Trainer');
});
