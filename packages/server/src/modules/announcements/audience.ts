import { NO_POSTAL_ADDRESS, SEGMENT_DELETED } from '@atlas/domain/announcements';
import { can } from '@atlas/domain/access';
import { afterQuietHours } from '@atlas/domain/notifications';
import { isoDay } from '@atlas/domain/time';
import type { SQL } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import type { Source } from '../../commands/loaders.ts';
import { whereOf } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { findSeenSegment, type Selecting, segmentRows } from '../segments/repo.ts';
import { contextOfHolder } from '../users/commands.ts';
import { peopleWhere } from '../users/peopleListRepo.ts';
import { type Broadcast, countReach } from './repo.ts';

/** The flags that a sender needs. Product decision X1. */
export const SENDS = { page: 'users', function: 'user_create' } as const;

/** The filters of an audience, and the name of its segment. Without filters it is everyone. */
export type Selection = NonNullable<Broadcast['selection']>;

/**
 * Resolves the audience of an announcement for a sender to the filters of a list.
 *
 * @throws BAD_USER_INPUT for a segment that is gone, that the sender does not see, or whose filters
 *   cannot be used
 */
export async function selectionOf(
  tx: Db,
  { audience, segmentId }: Pick<Broadcast, 'audience' | 'segmentId'>,
  senderId: number,
): Promise<Selection> {
  if (audience === 'members') return { name: null, list: 'members', search: '' };
  const segment = segmentId === null ? null : await findSeenSegment(tx, segmentId, senderId);
  if (segment === null) throw new UserError('BAD_USER_INPUT', SEGMENT_DELETED, { segmentId: SEGMENT_DELETED });
  return { name: segment.name, list: segment.list, search: segment.search };
}

/**
 * The condition on `users` for the people of a selection, in the scope of the reader. Only the
 * audience of all members has no filters; a segment without any is rejected.
 *
 * @throws BAD_USER_INPUT for filters that this version does not support
 */
export function peopleOfSelection(selection: Selection, source: Source): SQL | undefined {
  if (selection.name === null) return peopleWhere('member', {}, source);
  return whereOf(segmentRows(selection satisfies Selecting, source));
}

/** The people whom an announcement would reach, by channel, and those left out with the reason. */
export interface AnnouncementReach {
  matched: number;
  people: number;
  inApp: number;
  byMail: number;
  mailLater: number;
  leftOut: { reason: 'deletion' | 'unconfirmed' | 'unwanted' | 'bounced'; people: number }[];
  /** Why it cannot be sent; null when it can. */
  problem: string | null;
}

/** Counts whom an announcement would reach if it were sent now by the reader. One statement. */
export async function reachOf(
  values: Pick<App['values'], 'get'>,
  source: Source,
  selection: Selection,
  { isInApp, isMailed }: Pick<Broadcast, 'isInApp' | 'isMailed'>,
): Promise<AnnouncementReach> {
  const counts = await countReach(source.db, peopleOfSelection(selection, source), isoDay(source.now));
  const reached = counts.matched - counts.deletion;
  const mailable = reached - counts.unconfirmed - counts.unwanted - counts.bounced;
  const inApp = isInApp ? reached : 0;
  const byMail = isMailed ? mailable : 0;
  const isQuiet = afterQuietHours(source.now).getTime() !== source.now.getTime();
  const reasons = isMailed ? (['deletion', 'unconfirmed', 'unwanted', 'bounced'] as const) : (['deletion'] as const);
  return {
    matched: counts.matched,
    people: Math.max(inApp, byMail),
    inApp,
    byMail,
    mailLater: isMailed ? (isQuiet ? byMail : counts.hadMail) : 0,
    leftOut: reasons.map((reason) => ({ reason, people: counts[reason] })).filter(({ people }) => people > 0),
    problem: isMailed ? await whyNoMail(values) : null,
  };
}

/** Explains why no announcement can be mailed; null when one can. */
export const whyNoMail = async (values: Pick<App['values'], 'get'>): Promise<string | null> =>
  (await values.get('seller-address')).trim() === '' ? NO_POSTAL_ADDRESS : null;

/**
 * The context of the person who sends an announcement, with their current access; null where they
 * may not send it any more.
 */
export async function contextOfSender(app: App, requestId: string, broadcast: Broadcast): Promise<Context | null> {
  const { senderId: userId, senderLevelId: accessLevelId, impersonatorId } = broadcast;
  if (userId === null || accessLevelId === null) return null;
  const ctx = await contextOfHolder(app, requestId, { userId, accessLevelId, impersonatorId });
  return ctx !== null && can(ctx.access, SENDS) ? ctx : null;
}
