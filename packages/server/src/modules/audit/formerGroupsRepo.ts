import { formerPlaces, type FormerPlace, type PlaceKind, type PlaceMove } from '@atlas/domain/groups';
import { asc, and, eq, sql } from 'drizzle-orm';
import { type LoaderOf, manyBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import { accountabilityGroups } from '../accountability/tables.ts';
import { groups, subgroups } from '../groups/tables.ts';
import { auditEntries } from './tables.ts';

/** A group that a person was in, with its name. */
export type FormerGroup = Omit<FormerPlace, 'place'> & { userId: number; name: string };

/** The fields of audit entries of people that name a group, each with its kind. */
const FIELDS = {
  groupId: 'group',
  subgroupId: 'subgroup',
  accountabilityGroupId: 'accountability group',
  accountabilityGroup: 'accountability group',
} as const satisfies Readonly<Record<string, PlaceKind>>;

type Fields = Readonly<Record<string, unknown>> | null;
type Entry = Pick<typeof auditEntries.$inferSelect, 'at' | 'action' | 'before' | 'after'>;

const placeIn = (fields: Fields, name: string): number | string | null => {
  const value = fields?.[name];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
};

/** When the person had joined the group that an entry took them out of. Subgroups have no day of joining. */
function joinedAtIn(before: Fields, kind: PlaceKind): Date | null {
  const joinedAt = kind === 'subgroup' ? null : before?.['joinedAt'];
  const date = typeof joinedAt === 'string' ? new Date(joinedAt) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

const movesIn = ({ at, action, before, after }: Entry): PlaceMove[] =>
  Object.entries(FIELDS).flatMap(([name, kind]) =>
    before !== null && name in before
      ? [
          {
            kind,
            at,
            left: placeIn(before, name),
            entered: placeIn(after, name),
            joinedAt: joinedAtIn(before, kind),
            isUndo: action.startsWith('undo'),
          },
        ]
      : [],
  );

const TABLES = { group: groups, subgroup: subgroups, 'accountability group': accountabilityGroups } as const;

/**
 * The groups that people left, the last one first, as far as the audit proves it. Runs one
 * statement for the entries and one per kind for the names.
 */
export const formerGroupsOf: LoaderOf<number, FormerGroup[]> = manyBy<FormerGroup>(
  ({ userId }) => userId,
  async ({ db }, userIds) => {
    const entries = await db
      .select({
        userId: auditEntries.subjectId,
        at: auditEntries.at,
        action: auditEntries.action,
        before: auditEntries.before,
        after: auditEntries.after,
      })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subjectType, 'user'),
          inList(auditEntries.subjectId, userIds),
          sql`jsonb_exists_any(${auditEntries.before}, ${sql.param(Object.keys(FIELDS))}::text[])`,
        ),
      )
      .orderBy(asc(auditEntries.at), asc(auditEntries.id));
    const former = [...Map.groupBy(entries, ({ userId }) => userId ?? 0)].flatMap(([userId, of]) =>
      formerPlaces(of.flatMap(movesIn)).map((place) => ({ userId, ...place })),
    );
    const names = new Map<string, string>();
    for (const [kind, of] of Map.groupBy(former, (one) => one.kind)) {
      const ids = of.flatMap(({ place }) => (typeof place === 'number' ? [place] : []));
      const table = TABLES[kind];
      if (ids.length === 0) continue;
      const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inList(table.id, ids));
      for (const { id, name } of rows) names.set(`${kind} ${id}`, name);
    }
    return former.flatMap(({ place, ...one }) => {
      const name = typeof place === 'string' ? place : names.get(`${one.kind} ${place}`);
      return name === undefined ? [] : [{ ...one, name }];
    });
  },
);
