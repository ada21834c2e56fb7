import { whyLocked, type Lock } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { opensAllOf, type Content, type ContentFacts } from './repo.ts';

/** The days of grace as the settings say, at the instant of the request. */
async function graceOf(ctx: Context) {
  const [expiryGraceDays, overdueGraceDays] = await Promise.all([
    ctx.app.values.get('expiry-grace-days'),
    ctx.app.values.get('overdue-grace-days'),
  ]);
  return { now: ctx.source.now, expiryGraceDays, overdueGraceDays };
}

/** Why the reader cannot open a course, an event or a resource, or null. Product decision: what opens content. */
export async function lockOf(ctx: Context, content: Content, item: { id: number; archivedAt: Date | null }): Promise<Lock | null> {
  const { reader } = ctx.signedIn();
  const holdsStaffFlag = opensAllOf(content, reader);
  const [facts, { now, ...grace }] = await Promise.all([
    holdsStaffFlag ? NOTHING_HELD : ctx.loader(content.facts).load(item.id),
    graceOf(ctx),
  ]);
  return whyLocked(item, { ...facts, ...grace, holdsStaffFlag }, now);
}

/** What is known of a person's hold on an item where it need not be asked. */
const NOTHING_HELD: ContentFacts = { subscriptions: [], grantedToLevel: false };
