import { sql } from 'drizzle-orm';
import { pesosToCentavos } from '@atlas/domain/money';
import { paymentEntries } from '@atlas/domain/payments';
import { LIFETIME_FROM } from '@atlas/domain/subscriptions';
import { isoDay } from '@atlas/domain/time';
import type { Database, Db } from '../db/open.ts';
import { FIRST_NAMES, LAST_NAMES, PLACES } from './users/demoNames.ts';
import { profileSlug } from '../modules/users/profileSlug.ts';
import { continueIds, nextId, writeBulk, type BulkTable, type Cell } from './bulkRows.ts';
import { openLedger } from './ledger/openLedger.ts';
import { seededRandom, type Random } from './seededRandom.ts';

const DAY_MS = 86_400_000;
/** Years since the first of them joined. */
const YEARS_BACK = 4;

/** Demo records that synthetic members refer to. */
interface World {
  now: Date;
  levelId: number;
  funnels: { id: number; pesos: number }[];
  batchIds: number[];
  groupIds: number[];
  stageIds: number[];
  lessonIds: number[];
  first: Record<'users' | 'subscriptions' | 'invoices' | 'schedule_entries' | 'payments' | 'user_stages', number>;
}

/** A member generated from the number alone: the same number is the same person. */
interface Member {
  id: number;
  joinedAt: Date;
  random: Random;
}

const TABLES = ['users', 'subscriptions', 'invoices', 'schedule_entries', 'payments', 'user_stages'] as const;

/**
 * Adds members with their subscriptions, invoices, payments, stages, groups and progress. The
 * result is the same for the same count on the same day. The demo world must exist.
 *
 * @returns the number of rows written
 */
export async function seedSynthetic(
  database: Database,
  members: number,
  now: Date,
  onTable: (name: string, rows: number) => void,
): Promise<number> {
  const world = await readWorld(database.db, now);
  const rows = await writeBulk(database, tablesOf(world, members), onTable);
  for (const table of TABLES) await continueIds(database.db, table);
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // The sums are right by construction: checking each of millions would take minutes.
    await tx.execute(sql`set local session_replication_role = replica`);
    await openLedger(tx);
  });
  return rows;
}

async function readWorld(db: Db, now: Date): Promise<World> {
  const ids = async (query: ReturnType<typeof sql>) => (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  const funnels = await db.execute<{ id: number; pesos: number }>(
    sql`select f.id, (p.price_centavos / 100)::int as pesos from funnels f join products p on p.id = f.product_id where p.price_centavos > 0 order by f.id`,
  );
  const [levelId] = await ids(sql`select id from access_levels where key = 'member'`);
  if (levelId === undefined || funnels.rows.length === 0) throw new Error('The demo world is missing: start Atlas once with DEMO=1.');
  const first = Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await nextId(db, table)]))) as World['first'];
  return {
    now,
    levelId,
    funnels: funnels.rows,
    batchIds: await ids(sql`select id from batches order by id`),
    groupIds: await ids(sql`select id from groups order by id`),
    stageIds: await ids(sql`select id from stages order by id`),
    lessonIds: await ids(sql`select id from lessons order by id limit 60`),
    first,
  };
}

/**
 * Generates the rows of each table. Each table generates the members again from their numbers, so
 * that a million of them are never in memory at once.
 */
function tablesOf(world: World, count: number): BulkTable[] {
  const members = (name: string) => membersOf(world, count, name);
  return [
    { name: 'users', columns: USER_COLUMNS, rows: map(members('users'), (member) => [userRow(world, member)]) },
    {
      name: 'user_access_levels',
      columns: ['user_id', 'access_level_id', 'created_at'],
      rows: map(members('levels'), ({ id, joinedAt }) => [[id, world.levelId, joinedAt]]),
    },
    ...billTables(world, count),
    {
      name: 'user_stages',
      columns: ['user_id', 'stage_id', 'entered_at'],
      rows: map(members('stages'), ({ id, joinedAt, random }) =>
        world.stageIds.length > 0 && random.chance(80) ? [[id, random.pick(world.stageIds), joinedAt]] : [],
      ),
    },
    {
      name: 'group_members',
      columns: ['user_id', 'group_id', 'joined_at'],
      rows: map(members('groups'), ({ id, joinedAt, random }) =>
        world.groupIds.length > 0 && random.chance(60) ? [[id, random.pick(world.groupIds), joinedAt]] : [],
      ),
    },
    {
      name: 'lesson_progress',
      columns: ['user_id', 'lesson_id', 'finished_at', 'position_seconds', 'opened_at'],
      rows: map(members('progress'), ({ id, joinedAt, random }) =>
        world.lessonIds.slice(0, random.between(0, 6)).map((lessonId, index) => {
          const at = new Date(joinedAt.getTime() + (index + 1) * DAY_MS);
          return [id, lessonId, random.chance(80) ? at : null, random.between(0, 600), at];
        }),
      ),
    },
  ];
}

function* map<From>(items: Iterable<From>, rowsOf: (item: From) => readonly (readonly Cell[])[]): Generator<readonly Cell[]> {
  for (const item of items) yield* rowsOf(item);
}

function* membersOf({ now, first }: World, count: number, name: string): Generator<Member> {
  const span = YEARS_BACK * 365 * DAY_MS;
  for (let index = 0; index < count; index++) {
    const joinedAt = new Date(now.getTime() - span + Math.floor(((index + 0.5) / count) * span));
    yield { id: first.users + index, joinedAt, random: seededRandom(`${name} ${first.users + index}`) };
  }
}

const USER_COLUMNS = [
  'id',
  'email',
  'tribe_id',
  'slug',
  'first_name',
  'last_name',
  'sex',
  'mobile_number',
  'country',
  'province',
  'city',
  'batch_id',
  'type',
  'email_confirmed_at',
  'created_at',
] as const;

function userRow({ batchIds }: World, { id, joinedAt, random }: Member): Cell[] {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const [province, city] = random.pick(PLACES);
  const slug = `${profileSlug(firstName, lastName)}-${id}`;
  const mobile = `09${random.between(10, 99)}${String(random.between(0, 9_999_999)).padStart(7, '0')}`;
  const batchId = batchIds.length > 0 ? random.pick(batchIds) : null;
  return [
    id,
    `${slug}@members.example`,
    `S${String(id).padStart(9, '0')}`,
    slug,
    firstName,
    lastName,
    random.chance(65) ? 'Female' : 'Male',
    mobile,
    'Philippines',
    province,
    city,
    batchId,
    'member',
    joinedAt,
    joinedAt,
  ];
}

interface Bill {
  subscription: Cell[];
  invoice: Cell[];
  entries: Cell[][];
  payments: Cell[][];
  allocations: Cell[][];
}

/**
 * Generates subscriptions, invoices, schedule entries and payments. They refer to each other by id,
 * so all of them are generated from one series of bills. Payments come before the entries that they
 * settle.
 */
function billTables(world: World, count: number): BulkTable[] {
  return [
    {
      name: 'subscriptions',
      columns: ['id', 'user_id', 'funnel_id', 'starts_at', 'expires_at', 'unsubscribed_at', 'created_at'],
      rows: map(billsOf(world, count), ({ subscription }) => [subscription]),
    },
    {
      name: 'invoices',
      columns: ['id', 'number', 'subscription_id', 'user_id', 'total_centavos', 'created_at'],
      rows: map(billsOf(world, count), ({ invoice }) => [invoice]),
    },
    {
      name: 'payments',
      columns: ['id', 'user_id', 'amount_centavos', 'platform', 'reference', 'reference_key', 'paid_on', 'created_at'],
      rows: map(billsOf(world, count), ({ payments }) => payments),
    },
    {
      name: 'schedule_entries',
      columns: [
        'id',
        'invoice_id',
        'user_id',
        'position',
        'price_centavos',
        'allocated_centavos',
        'payment_id',
        'schedule_date',
        'created_at',
      ],
      rows: map(billsOf(world, count), ({ entries }) => entries),
    },
    {
      name: 'payment_allocations',
      columns: ['user_id', 'payment_id', 'entry_id', 'amount_centavos', 'created_at'],
      rows: map(billsOf(world, count), ({ allocations }) => allocations),
    },
  ];
}

const PLAN = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' } as const;

interface Due {
  centavos: number;
  day: string;
  at: Date;
}
const plans = new Map<string, Due[]>();

/** The payments due for a price from a start date; computed once for each price and start. */
function planOf(pesos: number, startsAt: Date): Due[] {
  const key = `${pesos} ${startsAt.getTime()}`;
  const known = plans.get(key);
  if (known) return known;
  const plan = paymentEntries(pesos, PLAN, startsAt).map(({ price, scheduleDate }) => ({
    centavos: pesosToCentavos(price),
    day: isoDay(scheduleDate),
    at: scheduleDate,
  }));
  plans.set(key, plan);
  return plan;
}

function* billsOf(world: World, count: number): Generator<Bill> {
  let next = 0;
  let entryId = world.first.schedule_entries;
  let paymentId = world.first.payments;
  for (const { id: userId, joinedAt, random } of membersOf(world, count, 'bills')) {
    const howMany = random.chance(90) ? (random.chance(12) ? 2 : 1) : 0;
    let free = world.funnels;
    for (let nth = 0; nth < howMany && free.length > 0; nth++) {
      const funnel = random.pick(free);
      // A second subscription is to another funnel: to the same one it could overlap.
      free = free.filter((one) => one !== funnel);
      // At 8:00 in Manila on that day, so that people with the same day and price share a plan.
      const startsAt = new Date((Math.floor(joinedAt.getTime() / DAY_MS) + nth * 365) * DAY_MS);
      const expiresAt = random.chance(5) ? new Date(LIFETIME_FROM) : new Date(startsAt.getTime() + 365 * DAY_MS);
      const [subscriptionId, invoiceId] = [world.first.subscriptions + next, world.first.invoices + next];
      next++;
      const bill: Bill = {
        subscription: [subscriptionId, userId, funnel.id, startsAt, expiresAt, random.chance(3) ? startsAt : null, startsAt],
        invoice: [invoiceId, `S-${invoiceId}`, subscriptionId, userId, pesosToCentavos(funnel.pesos), startsAt],
        entries: [],
        payments: [],
        allocations: [],
      };
      for (const [index, { centavos, day, at }] of planOf(funnel.pesos, startsAt).entries()) {
        const paid = at <= world.now && random.chance(93);
        const id = entryId++;
        bill.entries.push([id, invoiceId, userId, index + 1, centavos, paid ? centavos : 0, paid ? paymentId : null, day, startsAt]);
        if (!paid) continue;
        const reference = `S${String(id).padStart(10, '0')}`;
        bill.payments.push([paymentId, userId, centavos, 'gcash', reference, reference, day, at]);
        bill.allocations.push([userId, paymentId++, id, centavos, at]);
      }
      yield bill;
    }
  }
}
