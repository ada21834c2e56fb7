import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailFailure, type OutgoingMail } from '../../mail/transport.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { findCredentials } from '../auth/signInRepo.ts';
import { users } from '../users/tables.ts';
import { recordBounce, unsubscribe } from './commands.ts';
import { sendDueMails } from './deliver.ts';
import { insertMails, messageIdOf, readMessageId, type MailOrder } from './outbox.ts';
import { bouncedAddresses, notificationPreferences, outbox } from './tables.ts';

let app: TestApp;
let ana: number;
/** The sent emails, and the response of the mail server. */
const sent: OutgoingMail[] = [];
const answer = vi.fn<(mail: OutgoingMail) => Promise<void>>();
beforeAll(async () => {
  app = await testApp();
  ana = (await findCredentials(app.database.db, 'member@atlas.example'))?.id ?? 0;
  app.mail = {
    send: async (mail) => {
      sent.push(mail);
      await answer(mail);
    },
    close: () => undefined,
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [outbox, bouncedAddresses, notificationPreferences]) await app.database.db.delete(table);
  await app.database.db.update(users).set({ archivedAt: null }).where(eq(users.id, ana));
  answer.mockReset().mockResolvedValue(undefined);
  sent.length = 0;
  app.setNow(TEST_NOW);
});
afterEach(() => vi.restoreAllMocks());

const EMAIL = 'member@atlas.example';
const order = (key: string, change: Partial<MailOrder<'notification'>> = {}): MailOrder<'notification'> => ({
  name: 'notification',
  to: EMAIL,
  userId: ana,
  data: { firstName: 'Ana', kind: 'payment-approved', title: 'Your payment was approved', body: '', path: null },
  key,
  notBefore: TEST_NOW,
  ...change,
});
const testMail = (key: string): MailOrder<'testMail'> => ({
  name: 'testMail',
  to: EMAIL,
  userId: ana,
  data: { sentAt: TEST_NOW.toISOString() },
  key,
  notBefore: TEST_NOW,
});
const ordered = (...orders: MailOrder<'notification'>[]) => insertMails(app.database.db, orders, TEST_NOW);
const rows = async () =>
  (await app.database.db.select().from(outbox).orderBy(outbox.id)).map(({ state, attempts, notBefore, problem }) => ({
    state,
    attempts,
    notBefore,
    problem,
  }));
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const failing = (kind: MailFailure['kind']) => answer.mockRejectedValue(new MailFailure(kind, `${kind}: not now`));

describe('a due email', () => {
  it('is sent once, oldest first, with both parts and an unsubscribe link', async () => {
    await ordered(
      order('second', { notBefore: later(-1) }),
      order('first', { notBefore: later(-2) }),
      order('not yet', { notBefore: later(1) }),
    );
    expect(await sendDueMails(app)).toEqual({ sent: 2, failed: 0, cancelled: 0, postponed: 0 });
    expect(await sendDueMails(app)).toEqual({ sent: 0, failed: 0, cancelled: 0, postponed: 0 });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual(Array(2).fill([EMAIL, 'Your payment was approved']));
    expect(sent[0]?.html).toContain('Your payment was approved');
    expect(sent[0]?.text).toContain('Your payment was approved');
    expect(sent[0]?.unsubscribeUrl).toMatch(new RegExp(`^${app.settings.publicUrl}/api/unsubscribe\\?token=${ana}\\.payment-approved\\.`));
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'waiting']);
  });

  it('about the account has no unsubscribe link', async () => {
    await insertMails(app.database.db, [testMail('test')], TEST_NOW);
    await sendDueMails(app);
    expect(sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([null]);
  });

  it('is inserted once, however often it is ordered', async () => {
    expect(await ordered(order('once'), order('once'))).toBe(1);
    expect(await ordered(order('once'))).toBe(0);
  });

  it('is never sent twice by concurrent runs', async () => {
    await ordered(...Array.from({ length: 40 }, (_, n) => order(`mail ${n}`)));
    const delivered = await Promise.all(Array.from({ length: 4 }, () => sendDueMails(app)));
    expect(delivered.reduce((sum, one) => sum + one.sent, 0)).toBe(40);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it('is the last one when the process stops, and the first one calls for help', async () => {
    await ordered(order('a'), order('b'), order('c'));
    const stopping = new AbortController();
    answer.mockImplementation(async () => stopping.abort());
    const onBegun = vi.fn<() => void>();
    expect(await sendDueMails(app, { signal: stopping.signal, onBegun })).toMatchObject({ sent: 1 });
    expect(onBegun).toHaveBeenCalledTimes(1);
    expect(await sendDueMails(app, { most: 1 })).toMatchObject({ sent: 1 });
  });
});

describe('an email whose process dies', () => {
  /** Claims an email and never finishes. */
  const killed = async () => {
    answer.mockImplementationOnce(() => new Promise(() => undefined));
    void sendDueMails(app);
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  };

  it('is sent by another one after two minutes, under the same id', async () => {
    await ordered(order('one'));
    await killed();
    expect(await sendDueMails(app)).toMatchObject({ sent: 0 });
    app.setNow(later(2));
    expect(await sendDueMails(app)).toMatchObject({ sent: 1 });
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('fails when that happens repeatedly', async () => {
    await ordered(order('one'));
    await app.database.db.update(outbox).set({ attempts: 12 });
    expect(await sendDueMails(app)).toMatchObject({ failed: 1, sent: 0 });
    expect(sent).toEqual([]);
  });
});

describe('an email that is not accepted', () => {
  it('is tried again with growing delays, and fails after six tries', async () => {
    // Not held at night.
    await insertMails(app.database.db, [testMail('one')], TEST_NOW);
    failing('later');
    const waits: (number | string)[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const [before] = await rows();
      app.setNow(before?.notBefore ?? TEST_NOW);
      await sendDueMails(app);
      const [after] = await rows();
      waits.push(
        after?.state === 'waiting' ? (after.notBefore.getTime() - (before?.notBefore.getTime() ?? 0)) / 60_000 : (after?.state ?? ''),
      );
    }
    expect(waits).toEqual([1, 5, 30, 120, 480, 'failed']);
    expect((await rows())[0]?.problem).toBe('later: not now');
  });

  it('because of its content fails at once', async () => {
    await ordered(order('one'));
    failing('refused');
    expect(await sendDueMails(app)).toMatchObject({ failed: 1 });
    expect(await app.database.db.select().from(bouncedAddresses)).toEqual([]);
  });

  it('because the server is unreachable waits a minute with all others, without counting a try', async () => {
    await ordered(order('one'), order('two'));
    failing('unreachable');
    for (let minute = 0; minute < 20; minute++) {
      app.setNow(later(minute));
      expect(await sendDueMails(app)).toEqual({ sent: 0, failed: 0, cancelled: 0, postponed: 1 });
    }
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(2).fill(['waiting', 0]));
    answer.mockReset().mockResolvedValue(undefined);
    app.setNow(later(21));
    expect(await sendDueMails(app)).toMatchObject({ sent: 2 });
  });

  it('because the address does not exist fails, and stops news to it until an email arrives', async () => {
    await ordered(order('one'), order('two'));
    answer.mockRejectedValueOnce(new MailFailure('gone', '550 5.1.1 No such user'));
    expect(await sendDueMails(app)).toEqual({ sent: 0, failed: 1, cancelled: 1, postponed: 0 });
    expect((await rows()).map(({ problem }) => problem)).toEqual(['550 5.1.1 No such user', 'The last email to this address came back.']);
    await insertMails(app.database.db, [testMail('test')], TEST_NOW);
    await sendDueMails(app);
    expect(await app.database.db.select().from(bouncedAddresses)).toEqual([]);
    await ordered(order('three'));
    expect(await sendDueMails(app)).toMatchObject({ sent: 1 });
  });
});

describe('an email that is cancelled or fails before sending', () => {
  it.each([
    ['the person was archived', () => app.database.db.update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, ana)), 'archived'],
    ['the person unsubscribed in the meantime', () => unsubscribe(app, { userId: ana, what: 'payment-approved' }, 'test'), 'does not want'],
  ])('%s', async (_what, happens, problem) => {
    await ordered(order('one'));
    await happens();
    expect(await sendDueMails(app)).toEqual({ sent: 0, failed: 0, cancelled: 1, postponed: 0 });
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ state: 'cancelled', problem: expect.stringContaining(problem) as string });
  });

  it('fails with the reason when it has no template, or lacks a value', async () => {
    await ordered(order('one'), order('two'));
    const [one, two] = await app.database.db.select().from(outbox).orderBy(outbox.id);
    await app.database.db
      .update(outbox)
      .set({ kind: 'oldMail' })
      .where(eq(outbox.id, one?.id ?? 0));
    await app.database.db
      .update(outbox)
      .set({ payload: { firstName: 'Ana', kind: 'payment-approved' } })
      .where(eq(outbox.id, two?.id ?? 0));
    expect(await sendDueMails(app)).toMatchObject({ failed: 2, sent: 0 });
    const problems = (await rows()).map(({ problem }) => problem);
    expect(problems[0]).toBe('There is no email named oldMail.');
    expect(problems[1]).toContain('title');
  });

  it('waits without a mail transport', async () => {
    await ordered(order('one'));
    const { mail } = app;
    app.mail = null;
    expect(await sendDueMails(app)).toEqual({ sent: 0, failed: 0, cancelled: 0, postponed: 0 });
    app.mail = mail;
  });
});

describe('a database that is unavailable after an email was sent', () => {
  it('is updated later, so that the email is not sent again', async () => {
    await ordered(order('one'));
    const update = vi.spyOn(app.database.db, 'update').mockImplementationOnce(() => {
      throw new Error('The connection is gone');
    });
    expect(await sendDueMails(app)).toMatchObject({ sent: 1 });
    expect(update).toHaveBeenCalledTimes(2);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent']);
  });
});

describe('a bounce', () => {
  const returned = async (status: string) => {
    await ordered(order('one'));
    await sendDueMails(app);
    const messageId = sent[0]?.messageId ?? '';
    return recordBounce(app, { messageId, status, problem: `550 ${status} no` });
  };

  it('is recorded for the email, and for an address that does not exist', async () => {
    expect(await returned('5.1.1')).toBe(true);
    expect((await rows())[0]).toMatchObject({ state: 'failed', problem: '550 5.1.1 no' });
    expect(await app.database.db.select().from(bouncedAddresses)).toMatchObject([{ address: EMAIL }]);
  });

  it('because of a full mailbox is not recorded for the address', async () => {
    expect(await returned('5.2.2')).toBe(true);
    expect(await app.database.db.select().from(bouncedAddresses)).toEqual([]);
  });

  it('is ignored for an email that Atlas did not send', async () => {
    await returned('5.1.1');
    const [mail] = await app.database.db.select({ id: outbox.id }).from(outbox);
    for (const messageId of [
      '<a@b.example>',
      `<atlas.${mail?.id}.0000000000000000@atlas.example>`,
      '<atlas.99999999.0123456789abcdef@x>',
      '',
    ]) {
      expect(await recordBounce(app, { messageId, status: '5.1.1', problem: 'x' })).toBe(false);
    }
  });
});

it('parses a Message-ID as it was built', () => {
  const written = messageIdOf({ id: 42, dedupeKey: 'payment 12 approved 7' }, 'atlas.example');
  expect(written).toMatch(/^<atlas\.42\.[0-9a-f]{16}@atlas\.example>$/);
  expect(readMessageId(written)).toEqual({ id: 42, hash: written.slice(10, 26) });
});
