import { clientErrorsList } from '@atlas/domain/clientErrors';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { declaredList } from '../../commands/declaredList.ts';
import { oneById } from '../../commands/loaders.ts';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { clientErrors } from './tables.ts';

export type ClientErrorReport = typeof clientErrors.$inferSelect;

export const clientErrorLoader = oneById<ClientErrorReport>(({ db }, ids) =>
  db.select().from(clientErrors).where(inList(clientErrors.id, ids)),
);

export const clientErrorsWhere = (filter: Filter<FilterFieldsOf<typeof clientErrorsList>>): SQL | undefined =>
  and(
    filter.kind == null ? undefined : inList(clientErrors.kind, filter.kind),
    filter.route == null ? undefined : eq(clientErrors.route, filter.route),
    filter.requestId == null ? undefined : eq(clientErrors.requestId, filter.requestId),
    onDays(clientErrors.at, filter),
  );

/** The list of browser errors for staff. */
export const CLIENT_ERROR_LIST = declaredList({
  name: 'clientErrors',
  page: 'infoLogsReport',
  declaration: clientErrorsList,
  list: {
    table: clientErrors,
    id: clientErrors.id,
    sorts: { at: [clientErrors.at] },
  },
  where: clientErrorsWhere,
  loader: clientErrorLoader,
});

export type NewClientError = Omit<ClientErrorReport, 'id'>;

/**
 * Adds a report, unless an equal one exists since `same`, or `most` reports of its kind exist since
 * `any`.
 *
 * @returns whether it was added
 */
export async function insertClientError(
  db: Db,
  { at, kind, build, route, browser, message, stack, requestId }: NewClientError,
  { same, any, most }: { same: Date; any: Date; most: number },
): Promise<boolean> {
  const equal = and(
    eq(clientErrors.kind, kind),
    eq(clientErrors.build, build),
    route === null ? isNull(clientErrors.route) : eq(clientErrors.route, route),
    eq(clientErrors.message, message),
    gt(clientErrors.at, same),
  );
  const lately = and(eq(clientErrors.kind, kind), gt(clientErrors.at, any));
  const { rows } = await db.execute(sql`
    insert into ${clientErrors} (at, kind, build, route, browser, message, stack, request_id)
    select ${at}::timestamptz, ${kind}, ${build}, ${route}, ${browser}, ${message}, ${stack}, ${requestId}
    where not exists (select from ${clientErrors} where ${equal})
      and (select count(*) from (select from ${clientErrors} where ${lately} limit ${most}) as lately) < ${most}
    returning 1 as added`);
  return rows.length > 0;
}

/** Deletes at most `most` reports from before an instant. */
export const deleteOldClientErrors = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, clientErrors, lt(clientErrors.at, before), most);
