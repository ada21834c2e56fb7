import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { receivableKinds } from '@atlas/domain/notifications';
import { bouncedAddresses, notifications, outbox } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
const idOf = (key: string) => server.idOf(key);

describe('notifications', () => {
  const LIST = `query ($filter: NotificationsFilter) { viewer { unreadNotifications
    notifications(first: 50, filter: $filter) { totalCount edges { node { id kind title path readAt createdAt } } } } }`;

  it("are the viewer's own, newest first", async () => {
    const { notifications: list } = (await (await as('member')).graphql(LIST)).json.data.viewer;
    const rows = await server.app.database.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, await idOf('member')));
    const listed = list.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(new Set(listed)).toEqual(new Set(rows.map(({ id }) => globalId('Notification', id))));
    const times = list.edges.map(({ node }: { node: { createdAt: string } }) => node.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('count the unread ones, and list them', async () => {
    const unread = await server.app.database.db.$count(
      notifications,
      and(eq(notifications.userId, await idOf('member')), isNull(notifications.readAt)),
    );
    const data = (await (await as('member')).graphql(LIST, { filter: { unread: true } })).json.data.viewer;
    expect(data.unreadNotifications).toBe(unread);
    expect(data.notifications.totalCount).toBe(unread);
    expect(unread).toBeGreaterThan(0);
  });

  it('narrow by kind', async () => {
    const { edges } = (await (await as('affiliate')).graphql(LIST, { filter: { kind: 'COMMISSION' } })).json.data.viewer.notifications;
    expect(edges.length).toBeGreaterThan(1);
    for (const { node } of edges) expect(node.kind).toBe('commission');
  });

  it('are hidden from everyone else who knows their id, including staff', async () => {
    const [own] = (await (await as('member')).graphql(LIST)).json.data.viewer.notifications.edges;
    const node = 'query ($id: ID!) { node(id: $id) { ... on Notification { title } } }';
    expect((await (await as('member')).graphql(node, { id: own.node.id })).json.data.node.title).toBe(own.node.title);
    for (const browser of [await as('admin'), server.browser()]) {
      expect((await browser.graphql(node, { id: own.node.id })).text).not.toContain(own.node.title);
    }
    expect((await server.browser().graphql(LIST)).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are unique by key', async () => {
    const { db } = server.app.database;
    const row = { userId: await idOf('member'), kind: 'group', title: 'Once', dedupeKey: 'once' };
    await db.insert(notifications).values({ createdAt: TEST_NOW, ...row });
    await expect(db.insert(notifications).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });
});

describe('preferences', () => {
  const LIST = '{ viewer { notificationPreferences { kind label email } } }';

  it.each([
    ['member', ['member']],
    ['admin', ['admin']],
    ['affiliate', ['affiliate']],
    ['multi', ['member', 'coach', 'affiliate']],
  ] as const)('contain the kinds that %s can receive by any access level', async (key, roles) => {
    const preferences = (await (await as(key)).graphql(LIST)).json.data.viewer.notificationPreferences;
    expect(preferences.map(({ label }: { label: string }) => label)).toEqual(receivableKinds(roles).map(({ label }) => label));
  });

  it('default to email without a choice', async () => {
    const preferences = (await (await as('member')).graphql(LIST)).json.data.viewer.notificationPreferences;
    const off = preferences.filter(({ email }: { email: boolean }) => !email).map(({ kind }: { kind: string }) => kind);
    expect(off).toEqual(['NEW_CONTENT']);
  });
});

describe('the outbox', () => {
  const LIST = `query ($filter: OutboxFilter) { viewer { outbox(first: 100, filter: $filter) { totalCount
    edges { node { id channel recipient kind subject state attempts sentAt problem user { name } } } } } }`;
  interface Message {
    id: string;
    state: string;
    recipient: string;
    sentAt: string | null;
    problem: string | null;
  }
  const list = async (filter: object) => {
    const { totalCount, edges } = (await (await as('tribe-team-ro')).graphql(LIST, { filter })).json.data.viewer.outbox;
    return { totalCount, nodes: edges.map(({ node }: { node: Message }) => node) as Message[] };
  };

  it('contains messages in every state, and filters them', async () => {
    for (const state of ['WAITING', 'SENT', 'FAILED']) {
      const { nodes } = await list({ state });
      expect(nodes.length).toBeGreaterThan(1);
      expect(nodes.every((message) => message.state === state && (message.sentAt !== null) === (state === 'SENT'))).toBe(true);
    }
    expect((await list({ state: 'FAILED' })).nodes.every(({ problem }) => problem !== null)).toBe(true);
    const [{ recipient } = { recipient: '' }] = (await list({ channel: 'EMAIL' })).nodes;
    const { nodes, totalCount } = await list({ recipient: recipient.toUpperCase() });
    expect(new Set(nodes.map((message) => message.recipient))).toEqual(new Set([recipient]));
    expect(totalCount).toBe(nodes.length);
  });

  it.each(['member', 'coach', 'success-manager'])('is rejected for %s, also by id', async (key) => {
    const browser = await as(key);
    expect((await browser.graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    const [message] = (await list({ channel: 'EMAIL' })).nodes;
    const node = 'query ($id: ID!) { node(id: $id) { ... on OutboxMessage { recipient } } }';
    expect((await browser.graphql(node, { id: message?.id })).text).not.toContain(message?.recipient);
  });

  it('never exposes the contents of a message', async () => {
    const query = '{ __type(name: "OutboxMessage") { fields { name } } }';
    const { fields } = (await (await as('admin')).graphql(query)).json.data.__type;
    expect(fields.map(({ name }: { name: string }) => name)).not.toContain('payload');
  });

  it('has a time of sending exactly when a message was sent', async () => {
    const { db } = server.app.database;
    const row = { channel: 'email' as const, recipient: 'a@b.example', kind: 'x', subject: 'x', payload: {}, notBefore: TEST_NOW };
    await expect(db.insert(outbox).values({ createdAt: TEST_NOW, ...row, dedupeKey: 'a', state: 'sent' })).rejects.toThrow();
    await expect(db.insert(outbox).values({ createdAt: TEST_NOW, ...row, dedupeKey: 'b', sentAt: TEST_NOW })).rejects.toThrow();
  });

  it('searches for a person or a whole address', async () => {
    const [message] = (await list({ channel: 'EMAIL' })).nodes;
    const { nodes, totalCount } = await list({ search: ` ${message?.recipient.toUpperCase()} ` });
    expect(nodes.some(({ id }) => id === message?.id)).toBe(true);
    expect(totalCount).toBe(nodes.length);
    expect(new Set(nodes.map(({ recipient }) => recipient))).toEqual(new Set([message?.recipient]));
    const webhooks = await list({ search: 'https://hooks.example/enrolments' });
    expect(webhooks.totalCount).toBe((await list({ channel: 'WEBHOOK' })).totalCount);
    expect((await list({ search: 'nobody is called that' })).totalCount).toBe(0);
  });

  it('returns one message by its id', async () => {
    const ONE = 'query ($id: Int!) { viewer { outboxMessage(databaseId: $id) { databaseId subject } } }';
    const { db } = server.app.database;
    const [row] = await db.select({ databaseId: outbox.id, subject: outbox.subject }).from(outbox).limit(1);
    const reader = await as('tribe-team-ro');
    expect((await reader.graphql(ONE, { id: row?.databaseId })).json.data.viewer.outboxMessage).toEqual(row);
    expect((await reader.graphql(ONE, { id: 0 })).json.data.viewer.outboxMessage).toBeNull();
  });
});

describe('sending an email again', () => {
  const SEND = 'mutation ($id: Int!) { sendMailAgain(input: { databaseId: $id }) { state attempts problem notBefore } }';
  const SENTENCES = {
    waiting: 'This email is still waiting to be sent.',
    sent: 'This email has already been sent.',
    webhook: 'Only emails can be sent again.',
  };
  let made = 0;
  async function messageIn(state: 'waiting' | 'sent' | 'failed' | 'cancelled', channel: 'email' | 'webhook' = 'email'): Promise<number> {
    const values = {
      channel,
      recipient: 'juan@example.com',
      userId: null,
      kind: 'testMail',
      subject: 'Mail from Atlas arrives',
      payload: {},
      dedupeKey: `again:${++made}`,
      state,
      attempts: 6,
      notBefore: new Date('2025-11-01T00:00:00Z'),
      sentAt: state === 'sent' ? TEST_NOW : null,
      problem: state === 'failed' ? 'The mailbox is full (552).' : null,
      createdAt: TEST_NOW,
    };
    const [row] = await server.app.database.db.insert(outbox).values(values).returning({ id: outbox.id });
    return row?.id ?? 0;
  }

  it.each(['failed', 'cancelled'] as const)('makes one that is %s due now, with its tries at 0', async (state) => {
    const id = await messageIn(state);
    const { data } = (await (await as('tribe-team-fa')).graphql(SEND, { id })).json;
    expect(data.sendMailAgain).toEqual({ state: 'WAITING', attempts: 0, problem: null, notBefore: TEST_NOW.toISOString() });
    const again = await (await as('tribe-team-fa')).graphql(SEND, { id });
    expect(again.json.errors[0]).toMatchObject({ message: SENTENCES.waiting, extensions: { code: 'CONFLICT' } });
  });

  it.each([
    ['waiting', 'email', SENTENCES.waiting],
    ['sent', 'email', SENTENCES.sent],
    ['failed', 'webhook', SENTENCES.webhook],
  ] as const)('is rejected for a %s %s', async (state, channel, message) => {
    const id = await messageIn(state, channel);
    const { errors } = (await (await as('admin')).graphql(SEND, { id })).json;
    expect(errors[0]).toMatchObject({ message: message, extensions: { code: 'CONFLICT' } });
    const [row] = await server.app.database.db.select().from(outbox).where(eq(outbox.id, id));
    expect([row?.state, row?.attempts]).toEqual([state, 6]);
  });

  it('clears the bounce of its address', async () => {
    const id = await messageIn('failed');
    const { db } = server.app.database;
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
    await db.insert(bouncedAddresses).values({ address: mail?.recipient ?? '', at: TEST_NOW, problem: '550 No such user' });
    await (await as('admin')).graphql(SEND, { id });
    expect(await db.select().from(bouncedAddresses)).toEqual([]);
  });

  it('is rejected for staff who can only read the logs, and for a person out of scope', async () => {
    const id = await messageIn('failed');
    expect((await (await as('tribe-team-ro')).graphql(SEND, { id })).json.errors[0].extensions.code).toBe('FORBIDDEN');
    const { db } = server.app.database;
    const flags = { pageAccess: { infoLogsReport: true }, functionAccess: { user_create: true } };
    const [level] = await db
      .insert(accessLevels)
      .values({ createdAt: TEST_NOW, key: 'mail-clerk', name: 'Mail clerk', role: 'coach', ...flags })
      .returning({ id: accessLevels.id });
    const userId = await idOf('non-member');
    await db.delete(userAccessLevels).where(eq(userAccessLevels.userId, userId));
    await db.insert(userAccessLevels).values({ createdAt: TEST_NOW, userId, accessLevelId: level?.id ?? 0 });
    expect((await (await as('non-member')).graphql(SEND, { id })).json.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is rejected for an unknown message', async () => {
    const { errors } = (await (await as('admin')).graphql(SEND, { id: 2_000_000_000 })).json;
    expect(errors[0]).toMatchObject({ message: 'This email no longer exists.', extensions: { code: 'NOT_FOUND' } });
  });
});
