import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UserError } from '../errors.ts';
import { contextOf } from '../testing/testServer.ts';
import { findCredentials } from '../modules/auth/signInRepo.ts';
import { sessions } from '../modules/auth/tables.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import { batches } from '../modules/batches/tables.ts';
import { courseLoader } from '../modules/courses/repo.ts';
import { courses } from '../modules/courses/tables.ts';
import { users } from '../modules/users/tables.ts';
import { TEST_NOW, testApp, type TestApp } from '../testing/testApp.ts';
import { change, create, setArchived } from './change.ts';
import { contextOfJob, createContext, type Context } from './context.ts';
import { insertRow, ofCaller, defineRecord, saveRow } from './subject.ts';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  ctx = await contextOf(app, 'admin');
});
afterAll(() => app.close());

const COURSE = defineRecord('course', courses);
const newCourse = (name = 'Canva', context = ctx) =>
  create(context, COURSE, 'createCourse', ({ tx, at }) => insertRow(tx, COURSE, { name, createdAt: at }));
const linesOf = (id: number, type = 'course') =>
  app.database.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.subjectId} = ${id} and ${auditEntries.subjectType} = ${type}`)
    .orderBy(auditEntries.id);
const rename = (id: number, revision: number, name: string, context = ctx) =>
  change(context, COURSE, id, 'updateCourse', ({ tx }) => saveRow(tx, COURSE, { id, revision }, { name }));

describe('a change', () => {
  it('writes an entry with the actor, the request, and the fields that differ', async () => {
    const id = await newCourse('First');
    await change(ctx, COURSE, id, { action: 'updateCourse', reason: 'A typo' }, ({ tx }) =>
      saveRow(tx, COURSE, { id, revision: 1 }, { name: 'Second', description: '' }),
    );
    const [made, renamed, ...more] = await linesOf(id);
    const actorId = ctx.session?.userId;
    expect(made).toMatchObject({
      action: 'createCourse',
      actorId,
      requestId: 'test',
      before: null,
      after: { name: 'First', archivedAt: null },
    });
    expect(renamed).toMatchObject({
      action: 'updateCourse',
      actorId,
      reason: 'A typo',
      before: { name: 'First' },
      after: { name: 'Second' },
    });
    expect([Object.keys(renamed?.after ?? {}), renamed?.at, more]).toEqual([['name'], app.clock.now(), []]);
  });

  it('records a field that disappears', async () => {
    const id = await newCourse('With an extra');
    let extras: Record<string, unknown> = { note: 'there', kept: 1 };
    const subject = { ...COURSE, extras: () => Promise.resolve(extras) };
    await change(ctx, subject, id, 'updateCourse', () => {
      extras = { kept: 1 };
      return Promise.resolve();
    });
    const [, line] = await linesOf(id);
    expect([line?.before, line?.after]).toEqual([{ note: 'there' }, { note: null }]);
  });

  it('that changes nothing writes no entry', async () => {
    const id = await newCourse();
    await rename(id, 1, 'Canva');
    await setArchived(ctx, COURSE, id, false);
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['createCourse']);
  });

  it('is on behalf of the impersonated person during an impersonation', async () => {
    const { db } = app.database;
    const [staff, member] = [await findCredentials(db, 'admin@atlas.example'), await findCredentials(db, 'member@atlas.example')];
    const own = await contextOf(app, 'member');
    await db
      .update(sessions)
      .set({ impersonatorId: staff?.id ?? 0, impersonatesUntil: new Date('2025-11-12T03:00:00Z') })
      .where(eq(sessions.id, own.session?.id ?? 0));
    const seen = createContext(app, own.visitor, own.session && { ...own.session, impersonatorId: staff?.id ?? 0 });
    const id = await newCourse('Impersonated', seen);
    expect((await linesOf(id))[0]).toMatchObject({ actorId: staff?.id, onBehalfOfId: member?.id });
  });

  it('by a job has the id of the job and the person who started it, or no one', async () => {
    const started = await newCourse('By a job', contextOfJob(app, { id: 'job-7', userId: ctx.session?.userId ?? 0 }));
    const alone = await newCourse('By nobody', contextOfJob(app, { id: 'webhook-9', userId: null }));
    expect((await linesOf(started))[0]).toMatchObject({ actorId: ctx.session?.userId, requestId: 'job-7' });
    expect((await linesOf(alone))[0]).toMatchObject({ actorId: null, requestId: 'webhook-9' });
  });

  it("clears the request's loaders, even when it fails", async () => {
    const id = await newCourse('Before');
    expect((await ctx.loader(courseLoader).load(id))?.name).toBe('Before');
    await rename(id, 1, 'After');
    expect((await ctx.loader(courseLoader).load(id))?.name).toBe('After');
    await app.database.db.update(courses).set({ name: 'Meanwhile' }).where(eq(courses.id, id));
    await expect(rename(id, 1, 'Late')).rejects.toMatchObject({ code: 'STALE' });
    expect((await ctx.loader(courseLoader).load(id))?.name).toBe('Meanwhile');
  });

  it('is atomic, including its entry', async () => {
    const id = await newCourse('Whole');
    const half = change(ctx, COURSE, id, 'updateCourse', async ({ tx }) => {
      await saveRow(tx, COURSE, { id, revision: 1 }, { name: 'Half' });
      throw new UserError('CONFLICT', 'Not like this.');
    });
    await expect(half).rejects.toThrow('Not like this.');
    expect((await app.database.db.select().from(courses).where(eq(courses.id, id)))[0]).toMatchObject({ name: 'Whole', revision: 1 });
    expect(await linesOf(id)).toHaveLength(1);
  });

  it('of a missing record is rejected', async () => {
    await expect(rename(999_999, 1, 'Nowhere')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This course no longer exists.',
    });
  });

  it('concurrent with another lets one win and rejects the other', async () => {
    const id = await newCourse('Two at once');
    const contexts = [await contextOf(app, 'admin'), await contextOf(app, 'multi')];
    const ended = await Promise.allSettled(contexts.map((context, index) => rename(id, 1, `By ${index}`, context)));
    const rejected = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
    expect(rejected).toEqual(['STALE']);
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['createCourse', 'updateCourse']);
  });

  it('that is undone and done concurrently ends in one state, with an entry for each step', async () => {
    const id = await newCourse('Twice archived');
    await Promise.all([1, 2, 3].map(async () => setArchived(await contextOf(app, 'admin'), COURSE, id, true)));
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['createCourse', 'archiveCourse']);
    await setArchived(ctx, COURSE, id, false);
    expect((await linesOf(id)).at(-1)).toMatchObject({ action: 'restoreCourse', after: { archivedAt: null } });
  });

  it('never records a secret', async () => {
    const USER = defineRecord('user', users, { scope: 'of-no-person' });
    const { id = 0 } = (await findCredentials(app.database.db, 'newcomer@atlas.example')) ?? {};
    await change(ctx, USER, id, 'setPassword', ({ tx }) =>
      tx.update(users).set({ passwordHash: 'another hash', about: 'Hi' }).where(eq(users.id, id)),
    );
    const [line] = (await linesOf(id, 'user')).filter(({ action }) => action === 'setPassword');
    expect(line?.after).toEqual({ about: '[personal]' });
    await change(ctx, USER, id, 'dropPassword', ({ tx }) => tx.update(users).set({ passwordHash: null }).where(eq(users.id, id)));
    const [dropped] = (await linesOf(id, 'user')).filter(({ action }) => action === 'dropPassword');
    expect(dropped).toMatchObject({ before: { passwordHash: '[hidden]' }, after: { passwordHash: null } });
  });
});

describe('the scope of a record', () => {
  const away = new UserError('NOT_FOUND', 'This course no longer exists.');
  const GUARDED = defineRecord('course', courses, {
    scope: (_ctx, { name }) => {
      if (name.startsWith('Guarded')) throw away;
    },
  });

  it('rejects a change before anything is written, and writes no entry', async () => {
    const id = await newCourse('Guarded 1');
    const write = vi.fn<() => Promise<void>>();
    await expect(change(ctx, GUARDED, id, 'updateCourse', write)).rejects.toBe(away);
    expect(write).not.toHaveBeenCalled();
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['createCourse']);
  });

  it('sees the row as a concurrent change left it', async () => {
    const id = await newCourse('Open 1');
    const [locked, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = change(ctx, GUARDED, id, 'updateCourse', async ({ tx, before }) => {
      locked.resolve();
      await begun.promise;
      await saveRow(tx, GUARDED, { id, revision: before.revision }, { name: 'Guarded 2' });
    });
    await locked.promise;
    const second = change(ctx, GUARDED, id, 'updateCourse', () => Promise.resolve('changed'));
    begun.resolve();
    const [, rejected] = await Promise.allSettled([first, second]);
    expect(rejected).toEqual({ status: 'rejected', reason: away });
  });

  it('of a caller’s own record hides it from everyone else', () => {
    const mine = ofCaller<{ userId: number }>('win', ({ userId }) => userId);
    const { userId } = ctx.signedIn().session;
    const locked = { tx: app.database.db, id: 1 };
    expect(() => mine(ctx, { userId }, locked)).not.toThrow();
    expect(() => mine(ctx, { userId: userId + 1 }, locked)).toThrow('This win no longer exists.');
  });
});

describe('a rejection by the database', () => {
  const BATCH = defineRecord('batch', batches, {
    constraintErrors: { batches_name_unique: { field: 'name', message: 'Another batch has this name.' } },
  });
  const insert = (values: Partial<typeof batches.$inferInsert>, of = BATCH) =>
    create(ctx, of, 'createBatch', ({ tx, at }) =>
      insertRow(tx, of, { name: 'Batch', launchFrom: '2026-01-01', launchTo: '2026-01-31', createdAt: at, ...values }),
    );
  const writes = (work: (values: { tx: Parameters<Parameters<typeof create>[3]>[0]['tx'] }) => Promise<unknown>) =>
    create(ctx, COURSE, 'createCourse', async ({ tx }) => {
      await work({ tx });
      return 1;
    });

  it('has the message of its noun for the constraint, at the field', async () => {
    const constraint = (
      await app.database.db.execute<{ conname: string }>(
        sql`select conname from pg_constraint where conrelid = 'batches'::regclass and contype = 'u'`,
      )
    ).rows[0]?.conname;
    const NAMED = defineRecord('batch', batches, {
      constraintErrors: { [constraint ?? '']: { field: 'name', message: 'Another batch has this name.' } },
    });
    await insert({ name: 'Twice' });
    await expect(insert({ name: 'Twice' }, NAMED)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Another batch has this name.',
      fieldErrors: { name: 'Another batch has this name.' },
    });
    await expect(insert({ name: 'Twice' }, defineRecord('batch', batches))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    [
      'an author who does not exist',
      sql`insert into courses (name, author_id, created_at) values ('x', 999999, ${TEST_NOW})`,
      'BAD_USER_INPUT',
      'One of your choices no longer exists. Reload the page and choose again.',
    ],
    [
      'a record that others refer to',
      sql`delete from users where id = 1`,
      'CONFLICT',
      'Something else still needs this, so it cannot be removed.',
    ],
    [
      'a value that is not allowed',
      sql`insert into courses (name, created_at) values ('', ${TEST_NOW})`,
      'BAD_USER_INPUT',
      'One of the values is not allowed here.',
    ],
    ['a missing value', sql`insert into courses (name) values (null)`, 'BAD_USER_INPUT', 'A required value is missing.'],
    [
      'a number that is too large',
      sql`insert into courses (name, author_id) values ('x', 99999999999)`,
      'BAD_USER_INPUT',
      'One of the numbers is too large.',
    ],
    [
      'an invalid day',
      sql`insert into batches (name, launch_from, launch_to) values ('x', ${'2026-02-31'}, '2026-03-01')`,
      'BAD_USER_INPUT',
      'Enter a day like 2025-11-30.',
    ],
    [
      'U+0000',
      sql`insert into courses (name, created_at) values (${'a\u0000b'}, ${TEST_NOW})`,
      'BAD_USER_INPUT',
      'One of the texts has a character that cannot be stored.',
    ],
  ])('%s', async (_what, statement, code, message) => {
    await expect(writes(({ tx }) => tx.execute(statement))).rejects.toMatchObject({ code, message });
  });

  it('for an internal error stays unchanged, to be reported', async () => {
    await expect(writes(({ tx }) => tx.execute(sql`select * from no_such_table`))).rejects.not.toBeInstanceOf(UserError);
  });
});
