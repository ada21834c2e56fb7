import { and, desc, eq, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { privacyRequests } from './tables.ts';

export type PrivacyRequest = typeof privacyRequests.$inferSelect;

export const privacyRequestLoader = oneById<PrivacyRequest>(({ db }, ids) =>
  db.select().from(privacyRequests).where(inList(privacyRequests.id, ids)),
);

/** Privacy requests of people, newest first. */
export const privacyRequestsOfUser = manyBy<PrivacyRequest>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(privacyRequests)
      .where(inList(privacyRequests.userId, userIds))
      .orderBy(desc(privacyRequests.createdAt), desc(privacyRequests.id)),
);

export const privacyRequestsList = {
  table: privacyRequests,
  id: privacyRequests.id,
  sorts: { created: [privacyRequests.createdAt] },
} satisfies List<string>;

export const privacyRequestsWhere = (
  filter: Filter<{ kind: PrivacyRequest['kind']; state: PrivacyRequest['state'] }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, privacyRequests.userId),
    filter.kind == null ? undefined : eq(privacyRequests.kind, filter.kind),
    filter.state == null ? undefined : eq(privacyRequests.state, filter.state),
  );
