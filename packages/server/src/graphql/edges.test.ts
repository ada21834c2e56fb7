import { sql } from 'drizzle-orm';
import {
  defaultFieldResolver,
  execute,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext, type Context } from '../commands/context.ts';
import { contextOf } from '../testing/testServer.ts';
import { settingAudience } from '@atlas/domain/settings';
import { authenticate } from '../modules/auth/sessionCommands.ts';
import { signUp } from '../modules/auth/signUpCommands.ts';
import { lessonLoader } from '../modules/courses/lessonRepo.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { RULES } from './authorization.ts';
import type { Rule } from './rules.ts';
import { schema } from './schema.ts';

/*
 * Tries every edge to a guarded record as a reader without access to it. An admin first reads the
 * whole demo, and the parents of each resolver are recorded. Then every field that leads to such a
 * record is resolved again from the same parents, for a person who has just signed up and for a
 * visitor.
 */
type Field = GraphQLField<unknown, Context>;

const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const isGuarded = (rule: Rule | undefined): rule is Exclude<Rule, string> => typeof rule === 'object';

interface Edge {
  name: string;
  parent: string;
  field: Field;
  target: string;
}
const EDGES: Edge[] = objects
  .filter(({ name }) => name !== 'Mutation')
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const target = getNamedType(field.type).name;
      return isGuarded(RULES.types[target])
        ? [{ name: `${type.name}.${field.name}`, parent: type.name, field: field as Field, target }]
        : [];
    }),
  );

/** The types that a person who has just signed up may read: published content and offers. */
const OPEN_TO_NEWCOMERS = new Set(['ChangelogEntry', 'Course', 'Event', 'Lesson', 'Resource', 'Setting', 'Unit']);

/** Queries in addition to the lists: for fields nested deeper, and for fields that take a name. */
const BESIDES = [
  ...['embed-hosts', 'redirect-hosts', 'renewal-link', 'event-name', 'zoom-day-1'].map(
    (name) => `{ defaultSettingByName(name: "${name}") { value } }`,
  ),
  '{ viewer { tryRedirect(path: "/start") { rules { rule { target } } } } }',
  '{ viewer { legalDocuments { published { __typename } versions { __typename } } } }',
  '{ publicResource(databaseId: 1) { name } publicFunnel(slug: "freelancing-course") { name } }',
  // With every field of the person who uploaded them, the list would ask for too much at once.
  '{ viewer { statements { __typename databaseId rows(first: 5) { edges { node { __typename entry { databaseId } } } } } } }',
  '{ viewer { paymentEntries(first: 5, filter: { status: PAID }) { edges { node { payment { shares { amount entry { databaseId } } } } } } } }',
  `{ node(id: "${Buffer.from('Payment:1').toString('base64')}") { ... on Payment { correctionPreview(input: { kind: BOUNCED, reason: "Tried" }) { amount invoice { number } } } } }`,
  '{ viewer { keptPayments { databaseId refunds { amount } attempt { databaseId order { databaseId } entry { databaseId } events { databaseId } collected { databaseId } } } } }',
  '{ viewer { couponUses(couponId: 1) { isUsed order { databaseId } } } }',
  '{ viewer { peopleChoices { funnels { name } groups { name } } user { community { progress { points } group { name } } } } }',
];

let app: TestApp;
let newcomer: Context;
/** The courses that are granted at sign-up. */
let free: ReadonlySet<number>;
const parents = new Map<string, Set<object>>();
const infos = new Map<string, GraphQLResolveInfo>();
const MAX_PARENTS = 25;

beforeAll(async () => {
  app = await testApp();
  const stop = listen();
  for (const key of ['admin', 'member', 'affiliate', 'stage-leader', 'success-manager']) await readEverything(key);
  const withFiles = await app.database.db.execute<{ id: number }>(
    sql`select distinct lesson_id as id from files where lesson_id is not null limit 10`,
  );
  const lessons = withFiles.rows.map(
    ({ id }) => `{ viewer { lesson(databaseId: ${id}) { content { body videoFile { name } files { name lesson { name } } } } } }`,
  );
  const refunded = await app.database.db.execute<{ id: number }>(
    sql`select user_id as id from refunds where invoice_id is not null limit 3`,
  );
  const money = refunded.rows.map(
    ({ id }) =>
      `{ user(id: ${id}) { money { refunds { databaseId invoice { number } } documents { databaseId number invoice { number } } } } }`,
  );
  const audited = await app.database.db.execute<{ id: number }>(
    sql`select e.user_id as id from audit_entries a join schedule_entries e on e.id = a.subject_id where a.subject_type = 'schedule entry' limit 3`,
  );
  const histories = audited.rows.map(({ id }) => `{ user(id: ${id}) { money { history { databaseId entry { databaseId } } } } }`);
  const planned = await app.database.db.execute<{ id: number }>(sql`select invoice_id as id from pay_plans limit 2`);
  const plans = planned.rows.map(({ id }) => `{ viewer { invoice(databaseId: ${id}) { payPlan { databaseId invoice { number } } } } }`);
  const reminded = await app.database.db.execute<{ id: number }>(sql`select user_id as id from payment_reminders limit 2`);
  const reminders = reminded.rows.map(({ id }) => `{ user(id: ${id}) { money { reminders { databaseId entry { databaseId } } } } }`);
  const alone = await app.database.db.execute<{ id: number }>(
    sql`select challenge_id as id from challenge_participants where group_id is null group by 1 having count(*) > 1 limit 2`,
  );
  const groupings = alone.rows.map(
    ({ id }) => `{ viewer { challengeGrouping(challengeId: ${id}, groupSize: 4, seed: "one") { groups { members { databaseId } } } } }`,
  );
  // Two members who hold the same funnel at the same time, so that a merge lines up their subscriptions.
  const overlapping = await app.database.db.execute<{ kept: number; other: number }>(sql`
    with held as (
      select s.* from subscriptions s join users u on u.id = s.user_id and u.archived_at is null and u.email not like '%@atlas.example'
      where s.unsubscribed_at is null and not exists (select 1 from affiliates a where a.user_id = u.id)
        and not exists (select 1 from privacy_requests p where p.user_id = u.id) and not exists (select 1 from move_ups m where m.user_id = u.id))
    select a.user_id as kept, b.user_id as other from held a join held b on b.funnel_id = a.funnel_id and b.user_id > a.user_id
      and tstzrange(a.starts_at, a.expires_at) && tstzrange(b.starts_at, b.expires_at)
      and a.expires_at < '9000-01-01' order by a.id, b.id limit 1`);
  const merges = overlapping.rows.map(
    ({ kept, other }) => `{ mergePreview(input: { keptId: ${kept}, otherIds: [${other}], sources: [] }) {
      counts { moved } periods { subscription { databaseId } } ended { databaseId } } }`,
  );
  expect(merges).toHaveLength(1);
  for (const query of [...BESIDES, ...merges, ...lessons, ...money, ...histories, ...plans, ...reminders, ...groupings]) {
    const { errors } = await execute({ schema, document: parse(query), contextValue: await contextOf(app, 'admin') });
    expect(errors).toBeUndefined();
  }
  stop();
  const { rows } = await app.database.db.execute<{ course_id: number }>(
    sql`select course_id from access_level_courses where access_level_id = (select id from access_levels where key = 'non-member')`,
  );
  free = new Set(rows.map((row) => row.course_id));
  const visitor = { ip: null, userAgent: null, requestId: 'test' };
  const given = {
    username: 'outsider@example.com',
    password: 'Correct-horse-9',
    firstName: 'Out',
    lastName: 'Sider',
    facebookProfile: 'https://facebook.com/outsider',
  };
  const signedUp = await signUp(app, visitor, given);
  if (!('token' in signedUp)) throw new Error('The sign-up waits for its email');
  newcomer = createContext(app, visitor, await authenticate(app, { cookie: signedUp.token }));
});
afterAll(() => app.close());

/**
 * Records the parents of every resolver.
 *
 * @returns a function that stops it
 */
function listen(): () => void {
  const before = objects.flatMap((type) =>
    Object.values(type.getFields()).map((field) => {
      const resolve = field.resolve;
      field.resolve = (parent: unknown, args, ctx, info) => {
        const known = parents.get(type.name) ?? new Set<object>();
        parents.set(type.name, known);
        if (typeof parent === 'object' && parent !== null && known.size < MAX_PARENTS) known.add(parent);
        infos.set(`${type.name}.${field.name}`, info);
        return (resolve ?? defaultFieldResolver)(parent, args, ctx, info);
      };
      return () => {
        if (resolve) field.resolve = resolve;
        else delete field.resolve;
      };
    }),
  );
  return () => before.forEach((restore) => restore());
}

const isConnection = (field: Field) => getNamedType(field.type).name.endsWith('Connection');
const argumentsOf = (field: Field) => (isConnection(field) ? '(first: 5)' : '');

function selectionOf(type: GraphQLObjectType, depth: number, within: readonly string[] = []): string {
  const fields = Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    const of = getNamedType(field.type);
    if (isLeafType(of)) return [field.name];
    if (!isObjectType(of) || depth === 0 || within.includes(of.name)) return [];
    const costs = /Connection$|Edge$/.test(of.name) ? 0 : 1;
    return [`${field.name}${argumentsOf(field as Field)} { ${selectionOf(of, depth - costs, [...within, type.name])} }`];
  });
  return ['__typename', ...selected].join(' ');
}

/** Requests each field of the roots separately, with every field of its type. */
async function readEverything(key: string): Promise<void> {
  const roots = [schema.getType('Query'), schema.getType('Viewer')] as GraphQLObjectType[];
  for (const root of roots) {
    for (const field of Object.values(root.getFields())) {
      const of = getNamedType(field.type);
      if (field.name === 'viewer' || !isObjectType(of) || field.args.some(isRequiredArgument)) continue;
      const requested = `${field.name}${argumentsOf(field as Field)} { ${selectionOf(of, 2)} }`;
      const document = parse(root.name === 'Viewer' ? `{ viewer { ${requested} } }` : `{ ${requested} }`);
      await execute({ schema, document, contextValue: await contextOf(app, key) });
    }
  }
}

const recordsOf = (type: string): object[] => [...(parents.get(type) ?? [])];

/** The arguments to call a field with: the number of each known record, when it takes one. */
function givenTo({ field, target }: Edge): Record<string, unknown>[] {
  if (field.name === 'defaultSettingByName') return recordsOf('Setting').map((setting) => ({ name: (setting as { name: string }).name }));
  const number = field.args.find(({ name }) => ['databaseId', 'id', 'leadId'].includes(name) && !isConnection(field));
  if (number === undefined) return [isConnection(field) ? { first: 5 } : {}];
  const known = number.name === 'id' && target !== 'Resource' ? recordsOf('User') : recordsOf(target);
  const numbers = known.flatMap((record) => ('id' in record && typeof record.id === 'number' ? [record.id] : []));
  return numbers.slice(0, MAX_PARENTS).map((id) => ({ [number.name]: id }));
}

const infoOf = ({ name, field }: Edge): GraphQLResolveInfo =>
  infos.get(name) ?? ({ schema, fieldName: field.name, returnType: field.type, fieldNodes: [] } as unknown as GraphQLResolveInfo);

/** The readable records of a result: those whose own fields resolve as well. */
async function readable(answer: unknown, target: string, ctx: Context): Promise<unknown[]> {
  const found = await answer;
  const items: unknown[] = Array.isArray(found) ? await Promise.all(found) : [found];
  const type = schema.getType(target) as GraphQLObjectType;
  const field = type.getFields()['databaseId'] ?? Object.values(type.getFields()).find((one) => isLeafType(getNamedType(one.type)));
  if (!field) throw new Error(`${target} has no field to ask`);
  const read = items.map(async (item) => {
    if (item == null) return [];
    const info = { schema, fieldName: field.name, returnType: field.type, fieldNodes: [] } as unknown as GraphQLResolveInfo;
    await (field.resolve ?? defaultFieldResolver)(item, {}, ctx, info);
    return [item];
  });
  const settled = await Promise.allSettled(read);
  return settled.flatMap((one) => {
    if (one.status === 'fulfilled') return one.value;
    expect(one.reason.extensions?.code ?? one.reason.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    return [];
  });
}

async function requestedBy(ctx: Context, edge: Edge): Promise<{ requested: number; read: unknown[] }> {
  const resolve = edge.field.resolve ?? defaultFieldResolver;
  const places: object[] = ['Query', 'Viewer'].includes(edge.parent) ? [{ userId: ctx.session?.userId ?? 0 }] : recordsOf(edge.parent);
  const read: unknown[] = [];
  let requested = 0;
  for (const place of places) {
    for (const args of givenTo(edge)) {
      requested++;
      const answer = Promise.resolve().then(() => resolve(place, args, ctx, infoOf(edge)));
      const rejected = await answer.then(
        () => null,
        (error: { code?: string; extensions?: { code?: string } }) => error.extensions?.code ?? error.code ?? 'another failure',
      );
      if (rejected === null) read.push(...(await readable(await answer, edge.target, ctx)));
      else expect(rejected).toMatch(/^(FORBIDDEN|UNAUTHENTICATED|NOT_FOUND)$/);
    }
  }
  return { requested, read };
}

/**
 * Whether a person who has just signed up may read a record: it is their own, or belongs to a free
 * course.
 */
async function isTheirs(record: unknown, target: string): Promise<boolean> {
  if (OPEN_TO_NEWCOMERS.has(target)) return true;
  if ((record as { userId?: unknown }).userId === newcomer.session?.userId) return true;
  if (target === 'LessonContent') return free.has((record as { courseId: number }).courseId);
  if (target !== 'LessonFile') return false;
  const lesson = await newcomer.loader(lessonLoader).load((record as { lessonId: number }).lessonId);
  return lesson !== null && free.has(lesson.courseId);
}

const others = async (read: readonly unknown[], target: string): Promise<unknown[]> => {
  const theirs = await Promise.all(read.map((record) => isTheirs(record, target)));
  return read.filter((_record, index) => !theirs[index]);
};

describe('every edge to a guarded type', () => {
  it('is found: there are more than 150', () => expect(EDGES.length).toBeGreaterThan(150));

  it.each(EDGES)('$name shows no personal records to a person who has just signed up', async (edge) => {
    newcomer.forget();
    const { requested, read } = await requestedBy(newcomer, edge);
    expect(requested, 'the demo has a record to ask from').toBeGreaterThan(0);
    expect(await others(read, edge.target)).toEqual([]);
  });

  it.each(EDGES)('$name shows a visitor only public records', async (edge) => {
    const visitor = await contextOf(app, null);
    const { read } = await requestedBy(visitor, edge);
    const isPublic = (record: unknown) =>
      (edge.target === 'Resource' && (record as { isPublic: boolean }).isPublic) ||
      (edge.target === 'ChangelogEntry' && (record as { publishedAt: Date | null }).publishedAt !== null) ||
      (edge.target === 'Setting' && settingAudience((record as { name: string }).name) === 'everyone');
    expect(read.filter((record) => !isPublic(record))).toEqual([]);
  });

  it.each([...new Set(EDGES.map(({ target }) => target))])('node shows neither of them a %s of another person', async (target) => {
    const node = schema.getQueryType()?.getFields()['node'] as Field;
    const ids = recordsOf(target).flatMap((record) => ('id' in record && typeof record.id === 'number' ? [record.id] : []));
    const query = parse(`query ($id: ID!) { node(id: $id) { ... on ${target} { ${leafOf(target)} } } }`);
    for (const ctx of [newcomer, await contextOf(app, null)]) {
      for (const id of ids.slice(0, 5)) {
        const { data } = await execute({
          schema,
          document: query,
          variableValues: { id: Buffer.from(`${target}:${id}`).toString('base64') },
          contextValue: ctx,
        });
        const shown = (data as { node: unknown } | null)?.node ?? null;
        if (!OPEN_TO_NEWCOMERS.has(target)) expect(shown).toBeNull();
      }
    }
    expect(isListType(getNullableType(node.type))).toBe(false);
  });
});

function leafOf(target: string): string {
  const type = schema.getType(target) as GraphQLObjectType;
  const isNode = type.getInterfaces().some(({ name }) => name === 'Node');
  return isNode ? 'id' : '__typename';
}
