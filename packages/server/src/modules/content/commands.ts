import { whyLocked, type Lock } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import type { Reader } from '../../commands/reader.ts';
import { UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { findAccessOf } from '../users/levelsRepo.ts';
import { contentNamed, findItem, opensAllOf, type Content, type ContentFacts, type Grace } from './repo.ts';

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

interface Item {
  id: number;
  archivedAt: Date | null;
}

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
  lock: Lock | null;
}

/**
 * Explains, for each access level that a person holds, whether it opens a course, an event or a
 * resource. It evaluates the same rule as the person's own requests.
 *
 * @throws NOT_FOUND for a person out of scope and for an unknown item
 */
export async function explainAccess(ctx: Context, userId: number, kind: Content['name'], itemId: number): Promise<Explained[]> {
  if (!(await looksAfter(ctx, userId, 'user'))) throw new UserError('NOT_FOUND', 'There is no such person.');
  const content = contentNamed(kind);
  const item = await findItem(ctx.source.db, content, itemId);
  if (item === null) throw new UserError('NOT_FOUND', `This ${kind} does not exist.`);
  const levels = await findAccessOf(ctx.source.db, userId);
  return Promise.all(
    levels.map(async ({ id, name, access }) => {
      const reader: Reader = { userId, accessLevelId: id, access };
      const facts = content.facts({ ...ctx.source, reader });
      return { levelName: name, lock: await lockFor(ctx, content, item, reader, () => facts.load(itemId)) };
    }),
  );
}

/** Facts about a person's holdings of an item when they need not be loaded. */
const NOTHING_HELD: ContentFacts = { subscriptions: [], grantedToLevel: false };
