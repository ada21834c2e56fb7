import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type ExplainedKind, lockText, NOTHING_PUBLISHED, whyLocked, type ContentAudience, type Lock } from '@atlas/domain/access';
import { CONTENT_KINDS } from '@atlas/domain/products';
import {
  isLive,
  type PublishCheck,
  publishChecks,
  type PublishFacts,
  publishForm,
  type Shown,
  whyNotPublish,
  whyNotPublishNow,
} from '@atlas/domain/content';
import { capitalized, change, type WriteContext } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import type { Reader } from '../../commands/reader.ts';
import { type Archivable, type RowOf, type RowSubject, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { seesEveryone } from '../access/scopes.ts';
import { findAccessOf } from '../users/levelsRepo.ts';
import { productLoader } from '../products/repo.ts';
import {
  contentNamed,
  contentsOfProduct,
  countAudience,
  findItem,
  opensAllOf,
  type Content,
  type ContentFacts,
  type Grace,
} from './repo.ts';

/** The days of grace from the settings, with the instant of the request. */
export async function graceOf(ctx: Context): Promise<Grace> {
  const [expiryGraceDays, overdueGraceDays] = await Promise.all([
    ctx.app.values.get('expiry-grace-days'),
    ctx.app.values.get('overdue-grace-days'),
  ]);
  return { now: ctx.source.now, expiryGraceDays, overdueGraceDays };
}

/**
 * The reason why the reader cannot open a course, an event or a resource; null when they can.
 * Product decision: what opens content.
 */
export function lockOf(ctx: Context, content: Content, item: Item): Promise<Lock | null> {
  const { reader } = ctx.source;
  return lockFor(ctx, content, item, reader, () => ctx.loader(content.facts).load(item.id));
}

type Item = Shown & { id: number };

async function lockFor(
  ctx: Context,
  content: Content,
  item: Item,
  reader: Reader,
  readFacts: () => Promise<ContentFacts>,
): Promise<Lock | null> {
  const holdsStaffFlag = opensAllOf(content, reader);
  const [facts, { now, ...grace }] = await Promise.all([holdsStaffFlag ? NOTHING_HELD : readFacts(), graceOf(ctx)]);
  return whyLocked(item, { ...facts, ...grace, holdsStaffFlag }, now);
}

/** Whether one of a person's access levels opens an item, and the reason if not. */
export interface Explained {
  levelName: string;
  /** The lock that the person sees; null when it opens, or when something else keeps it closed. */
  lock: Lock | null;
  /** The reason as a sentence; null when it opens. */
  problem: string | null;
}

/** A person of whom an explanation is given, with the permissions of each access level they hold. */
export interface ExplainedPerson {
  userId: number;
  levels: readonly { name: string; reader: Reader }[];
}

/**
 * Explains whether a person can open an item of one kind.
 *
 * @throws NOT_FOUND for an unknown item
 */
export type Explain = (ctx: Context, person: ExplainedPerson, itemId: number) => Promise<Explained[]>;

const EXPLAINED = new Map<ExplainedKind, Explain>();

/** Registers how a kind of item is explained. Called once by the module that owns the rule. */
export function registerExplanation(kind: ExplainedKind, explain: Explain): void {
  EXPLAINED.set(kind, explain);
}

/** The explanation of a lock, as the person reads it. */
export const explained = (levelName: string, lock: Lock | null): Explained => ({
  levelName,
  lock,
  problem: lock === null ? null : lockText(lock),
});

/** The reason why a course, an event or a resource is locked for another reader. */
export const lockOfReader = (ctx: Context, content: Content, item: Item, reader: Reader): Promise<Lock | null> =>
  lockFor(ctx, content, item, reader, () => content.facts({ ...ctx.source, reader }).load(item.id));

/** Registers the explanation of a kind of content by the rule that opens it. */
export const explainContent = (kind: Content['name']): void =>
  registerExplanation(kind, async (ctx, { levels }, itemId) => {
    const content = contentNamed(kind);
    const item = await findItem(ctx.source.db, content, itemId);
    if (item === null) throw new UserError('NOT_FOUND', `This ${kind} does not exist.`);
    return Promise.all(levels.map(async ({ name, reader }) => explained(name, await lockOfReader(ctx, content, item, reader))));
  });

for (const { value } of CONTENT_KINDS) explainContent(value);

/** A product opens when all of its contents do that members see. Its locked contents are named with their reasons. */
registerExplanation('product', async (ctx, { levels }, productId) => {
  const contents = await ctx.loader(contentsOfProduct).load(productId);
  if ((await ctx.loader(productLoader).load(productId)) === null) throw new UserError('NOT_FOUND', 'This product does not exist.');
  const live = contents.filter((one) => isLive(one, ctx.source.now));
  return Promise.all(
    levels.map(async ({ name: levelName, reader }) => {
      const locks = await Promise.all(live.map((one) => lockOfReader(ctx, contentNamed(one.kind), one, reader)));
      const problems = live.flatMap(({ name }, index) => {
        const lock = locks[index];
        return lock == null ? [] : [`${name}: ${lockText(lock)}`];
      });
      return { levelName, lock: null, problem: live.length === 0 ? NOTHING_PUBLISHED : problems.join('\n') || null };
    }),
  );
});

/**
 * Explains, for each access level that a person holds, whether it opens an item. It evaluates the
 * same rules as the person's own requests.
 *
 * @throws NOT_FOUND for a person out of scope and for an unknown item
 */
export async function explainAccess(ctx: Context, userId: number, kind: ExplainedKind, itemId: number): Promise<Explained[]> {
  if (!(await looksAfter(ctx, userId, 'user'))) throw new UserError('NOT_FOUND', 'There is no such person.');
  const explain = EXPLAINED.get(kind);
  if (explain === undefined) throw new Error(`${kind} is not registered: import registry/registrations.ts`);
  const levels = await findAccessOf(ctx.source.db, userId);
  const person = {
    userId,
    levels: levels.map(({ id, name, access }) => ({ name, reader: { userId, accessLevelId: id, access } })),
  };
  return explain(ctx, person, itemId);
}

/** The most access levels that one choice may contain. */
const MAX_CHOSEN = 200;

/**
 * Counts the people who could open an item if it were granted to these access levels. No one opens
 * an archived item.
 *
 * @param itemId null for an item that is not saved yet
 * @throws NOT_FOUND for an unknown item
 */
export async function audienceOfContent(
  ctx: Context,
  kind: Content['name'],
  { itemId, accessLevelIds }: { itemId: number | null; accessLevelIds: readonly number[] },
): Promise<ContentAudience> {
  const content = contentNamed(kind);
  if (accessLevelIds.length > MAX_CHOSEN) throw new UserError('BAD_USER_INPUT', 'Choose fewer access levels.');
  const item = itemId === null ? null : await findItem(ctx.source.db, content, itemId);
  if (itemId !== null && item === null) throw new UserError('NOT_FOUND', `This ${kind} does not exist.`);
  const isEveryone = seesEveryone(ctx.source.reader);
  if (item && item.archivedAt !== null) return { people: 0, members: 0, isEveryone };
  return { ...(await countAudience(ctx.source, content, { itemId, accessLevelIds }, await graceOf(ctx))), isEveryone };
}

/** Facts about a person's holdings of an item when they need not be loaded. */
const NOTHING_HELD: ContentFacts = { subscriptions: [], grantedToLevel: false };

// --- Publication -------------------------------------------------------------------------------

/** A table of records that staff publish. */
export type Publishable = Archivable & { publishedAt: AnyPgColumn };

/** A noun whose records staff publish. */
export interface Publishing<Table extends Publishable> {
  subject: RowSubject<Table>;
  /** Reads what the rules need to know about a record, with `db` only. */
  facts: (db: Db, row: RowOf<Table>, asked: { at: Date; withDrafts: boolean }) => Promise<PublishFacts>;
  /** Publishes what belongs to the record, in the same transaction. */
  also?: (ctx: Context, writing: WriteContext<RowOf<Table>>, publishedAt: Date) => Promise<void>;
}

/**
 * Publishes a record, now or at a time to come. Publishing what is published changes nothing.
 *
 * @param withDrafts publishes what belongs to it as well: the draft lessons of a course
 * @throws CONFLICT when it is archived, empty, or published and a time was given
 */
export function publish<Table extends Publishable>(
  ctx: Context,
  { subject, facts, also }: Publishing<Table>,
  id: number,
  { withDrafts, ...input }: Input & { withDrafts: boolean },
): Promise<void> {
  // The instant of the request, by which its response states whether the record is published.
  const { now } = ctx.source;
  const { at } = parseForm(publishForm(now), input);
  return change(ctx, subject, id, `publish${capitalized(subject.name)}`, async (writing) => {
    const { tx, before } = writing;
    const row = before as Shown & { revision: number };
    const publishedAt = at ?? now;
    const problem = whyNotPublishNow(row, at, now) ?? whyNotPublish(await facts(tx, before, { at: publishedAt, withDrafts }));
    if (problem !== null) throw new UserError('CONFLICT', problem);
    if (!isLive(row, now)) await saveRow(tx, subject, { id, revision: row.revision }, { publishedAt } as never);
    if (withDrafts) await also?.(ctx, writing, publishedAt);
  });
}

/** Makes a record a draft again. Members no longer see it; their progress is retained. */
export const unpublish = <Table extends Publishable>(ctx: Context, { subject }: Publishing<Table>, id: number): Promise<void> =>
  change(ctx, subject, id, `unpublish${capitalized(subject.name)}`, async ({ tx, before }) => {
    const { publishedAt, revision } = before as Shown & { revision: number };
    if (publishedAt !== null) await saveRow(tx, subject, { id, revision }, { publishedAt: null } as never);
  });

/** The checklist of an item, and who gets it: itself, or the course of a lesson. */
export async function publishChecksOf(
  ctx: Context,
  facts: PublishFacts,
  { kind, id, isPublic = false }: { kind: Content; id: number; isPublic?: boolean },
): Promise<PublishCheck[]> {
  const audience = await ctx.loader(kind.audience).load({ id, grace: await graceOf(ctx) });
  return publishChecks(facts, { ...audience, isPublic });
}
