import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalId, testServer, type TestServer } from '../../http/testServer.ts';
import { TEST_NOW } from '../../testing.ts';
import { NOTIFICATION_KINDS } from './kinds.ts';
import { notifications, outbox } from './tables.ts';

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

  it("are the viewer's own, the newest first", async () => {
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

  it('tell how many are unread, and list those', async () => {
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

  it('are kept from everybody else who has their id, staff too', async () => {
    const [own] = (await (await as('member')).graphql(LIST)).json.data.viewer.notifications.edges;
    const node = 'query ($id: ID!) { node(id: $id) { ... on Notification { title } } }';
    expect((await (await as('member')).graphql(node, { id: own.node.id })).json.data.node.title).toBe(own.node.title);
    for (const browser of [await as('admin'), server.browser()]) {
      expect((await browser.graphql(node, { id: own.node.id })).text).not.toContain(own.node.title);
    }
    expect((await server.browser().graphql(LIST)).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are told once', async () => {
    const { db } = server.app.database;
    const row = { userId: await idOf('member'), kind: 'group', title: 'Once', dedupeKey: 'once' };
    await db.insert(notifications).values({ createdAt: TEST_NOW, ...row });
    await expect(db.insert(notifications).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });
});

describe('preferences', () => {
  const LIST = '{ viewer { notificationPreferences { kind label email } } }';

  it('come with every kind; what was said counts, the rest comes by e-mail', async () => {
    const preferences = (await (await as('member')).graphql(LIST)).json.data.viewer.notificationPreferences;
    expect(preferences.map(({ label }: { label: string }) => label)).toEqual(NOTIFICATION_KINDS.map(({ label }) => label));
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

  it('has messages in every state, and narrows', async () => {
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

  it.each(['member', 'coach', 'success-manager'])('is refused to %s, also by id', async (key) => {
    const browser = await as(key);
    expect((await browser.graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    const [message] = (await list({ channel: 'EMAIL' })).nodes;
    const node = 'query ($id: ID!) { node(id: $id) { ... on OutboxMessage { recipient } } }';
    expect((await browser.graphql(node, { id: message?.id })).text).not.toContain(message?.recipient);
  });

  it('never shows what is in a message', async () => {
    const query = '{ __type(name: "OutboxMessage") { fields { name } } }';
    const { fields } = (await (await as('admin')).graphql(query)).json.data.__type;
    expect(fields.map(({ name }: { name: string }) => name)).not.toContain('payload');
  });

  it('has an instant of sending exactly when it was sent', async () => {
    const { db } = server.app.database;
    const row = { channel: 'email' as const, recipient: 'a@b.example', kind: 'x', subject: 'x', payload: {}, notBefore: TEST_NOW };
    await expect(db.insert(outbox).values({ createdAt: TEST_NOW, ...row, dedupeKey: 'a', state: 'sent' })).rejects.toThrow();
    await expect(db.insert(outbox).values({ createdAt: TEST_NOW, ...row, dedupeKey: 'b', sentAt: TEST_NOW })).rejects.toThrow();
  });
});
