import type { Db } from '../../db/open.ts';
import { findForWhomOpens, type Grace } from '../content/repo.ts';
import { EVENT_CONTENT, type EventRow, findActive } from './repo.ts';

/**
 * Finds the people among these who may attend an event now. They are not archived, and they are its
 * host or the event opens for one of their access levels, whichever is in use. The caller handles
 * archived events.
 */
export async function findWhoMayAttend(
  tx: Db,
  event: Pick<EventRow, 'id' | 'hostId'>,
  userIds: readonly number[],
  grace: Grace,
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const active = await findActive(tx, userIds);
  const open = await findForWhomOpens(tx, EVENT_CONTENT, event.id, [...active], grace);
  if (event.hostId !== null && active.has(event.hostId)) open.add(event.hostId);
  return open;
}
