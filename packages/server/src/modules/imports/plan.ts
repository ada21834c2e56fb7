import { PERSON_IS_ABOVE } from '@atlas/domain/access';
import { accessStart, validityDateOf } from '@atlas/domain/funnels';
import {
  cellProblem,
  exportedId,
  type FoundMember,
  IMPORTED_BEFORE,
  type ImportMode,
  type ImportPlan,
  type ImportProblem,
  type ImportRow as RowOf,
  type MemberNames,
  planMember,
  ROW_SCHEMAS,
  type SheetName,
} from '@atlas/domain/imports';
import type { Values } from '@atlas/domain/jobs';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import type { Db } from '../../db/open.ts';
import { findPeopleAbove } from '../access/commands.ts';
import { whyNotDecide } from '../access/moneyCommands.ts';
import { inScopeLoader } from '../access/scopes.ts';
import { findNamedMembers, type MemberRow } from './memberRepo.ts';
import {
  findExisting,
  findFunnelOffers,
  findIdentities,
  findNamesTaken,
  findPeriods,
  findUsersByTribeId,
  subscriptionIdentity,
} from './recordRepo.ts';
import { findKeys, findRecordsByKey } from './repo.ts';

/** An import with what its rows are planned by. */
export interface Planning {
  readonly importId: number;
  readonly mode: ImportMode;
  readonly names: MemberNames;
}

/** A row whose cells fit. */
export interface ReadRow {
  readonly id: number;
  readonly row: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The plan of an import for a row. */
export interface RowPlanned {
  readonly id: number;
  readonly row: number;
  readonly plan: ImportPlan;
  /** The record that the row names. */
  readonly recordId: number | null;
}

export const readRow = <Sheet extends SheetName>(sheet: Sheet, cells: ReadRow['cells']): RowOf<Sheet> =>
  ROW_SCHEMAS[sheet].parse(cells) as RowOf<Sheet>;

const MAY_NOT_CHANGE = 'your access level does not change people';
const OUT_OF_SCOPE = 'this is not one of your people';

/** The people whom rows name, with the reasons why the importer may not change them. */
async function findPeople(ctx: Context, db: Db, rows: readonly RowOf<'Members'>[], isHeld: boolean): Promise<FoundMember[]> {
  const { reader } = ctx.source;
  const found = await findNamedMembers(
    db,
    { tribeIds: rows.flatMap((row) => row['Tribe ID'] ?? []), emails: rows.flatMap((row) => row.Email ?? []) },
    isHeld,
  );
  const ids = found.map(({ id }) => id);
  const above = await findPeopleAbove(ctx, db, ids);
  const scope = inScopeLoader({ ...ctx.source, db, reader });
  const mine = new Set((await Promise.all(ids.map(async (id) => ((await scope.load(id)) ? id : null)))).filter((id) => id !== null));
  const problemOf = ({ id }: MemberRow): string | null => {
    if (!opensPage(reader, 'editUser')) return MAY_NOT_CHANGE;
    if (!mine.has(id)) return OUT_OF_SCOPE;
    return above.has(id) ? PERSON_IS_ABOVE : null;
  };
  return found.map((person) => ({
    id: person.id,
    tribeId: person.tribeId,
    email: person.email,
    values: person.values,
    isArchived: person.archivedAt !== null,
    problem: problemOf(person),
    isImporter: person.id === reader.userId,
  }));
}

async function planMembers(
  ctx: Context,
  db: Db,
  { mode, names }: Planning,
  rows: readonly ReadRow[],
  isHeld: boolean,
): Promise<RowPlanned[]> {
  const read = rows.map((row) => ({ ...row, value: readRow('Members', row.cells) }));
  const people = await findPeople(
    ctx,
    db,
    read.map(({ value }) => value),
    isHeld,
  );
  const byTribeId = new Map(people.map((person) => [person.tribeId, person]));
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  return read.map(({ id, row, value }) => {
    const found = byTribeId.get(value['Tribe ID'] ?? '') ?? byEmail.get(value.Email ?? '') ?? null;
    return { id, row, plan: planMember(value, mode, found, names), recordId: found?.id ?? null };
  });
}

const problem = (column: string, message: string): ImportPlan => ({ outcome: 'problem', problems: [{ column, message }] });
const skip = (message: string): ImportPlan => ({ outcome: 'skip', message });
const create = (after: Values): ImportPlan => ({ outcome: 'create', before: null, after });

/** A row with its key, and what its record would be identified by. */
interface Keyed {
  readonly key: string;
  readonly identity: string;
}

/**
 * The records of rows that exist already, by the keys of the rows: those that an earlier import
 * made, and those that an export named by their ids.
 */
async function findMade(db: Db, sheet: Exclude<SheetName, 'Members'>, rows: readonly Keyed[]): Promise<Map<string, number>> {
  const made = await findKeys(
    db,
    sheet,
    rows.map(({ key }) => key),
  );
  const existing = await findExisting(db, sheet, [...made.values()]);
  const exported = rows.flatMap((row) => {
    const id = made.has(row.key) ? null : exportedId(row.key);
    return id === null ? [] : [{ ...row, id }];
  });
  const identities = await findIdentities(
    db,
    sheet,
    exported.map(({ id }) => id),
  );
  return new Map([
    ...[...made].filter(([, id]) => existing.has(id)),
    ...exported.filter(({ id, identity }) => identities.get(id) === identity).map(({ key, id }) => [key, id] as const),
  ]);
}

async function planSubscriptions(ctx: Context, db: Db, { importId }: Planning, rows: readonly ReadRow[]): Promise<RowPlanned[]> {
  const { reader } = ctx.source;
  const mayEnrol = opensPage(reader, 'subscription') && reader.access.functionAccess['user_enroll/unenroll'] === true;
  const read = rows.map((row) => ({ ...row, value: readRow('Subscription', row.cells) }));
  const keys = read.map(({ value }) => value['Subscription ID']);
  const named = await findRecordsByKey(db, importId, 'Members', keys);
  const made = await findMade(
    db,
    'Subscription',
    read.map(({ value }) => ({
      key: value['Subscription ID'],
      identity: subscriptionIdentity(named.get(value['Subscription ID']) ?? null, value['Funnel ID'], value['Payment Term ID']),
    })),
  );
  const offers = await findFunnelOffers(
    db,
    read.map(({ value }) => value['Funnel ID']),
  );
  const periods = await findPeriods(db, [...named.values()]);
  return read.map(({ id, row, value }) => {
    const recordId = made.get(value['Subscription ID']) ?? null;
    const personId = named.get(value['Subscription ID']) ?? null;
    const own = personId === null ? null : whyNotDecide(ctx, personId);
    const offer = offers.get(value['Funnel ID']);
    const plan = (): ImportPlan => {
      if (recordId !== null) return skip(IMPORTED_BEFORE);
      if (!mayEnrol) return problem('Subscription ID', 'cannot be added: your access level enrols no one');
      if (own !== null) return problem('Subscription ID', `cannot be added: ${own}`);
      if (offer === undefined) return problem('Funnel ID', 'names no funnel');
      if (!offer.termIds.includes(value['Payment Term ID'])) return problem('Payment Term ID', 'names no payment term of this funnel');
      const startsAt = accessStart({ startByDays: offer.startByDays, startsAt: null }, value['Created At (mm/dd/yyyy)']);
      const expiresAt = validityDateOf(offer.validityByDays, startsAt);
      const isOverlapping = periods.some(
        (one) => one.userId === personId && one.funnelId === value['Funnel ID'] && one.startsAt < expiresAt && startsAt < one.expiresAt,
      );
      return isOverlapping && value['Unenrolled (true or false)'] !== true
        ? problem('Funnel ID', 'is a funnel that this person has a subscription of at that time')
        : create({});
    };
    return { id, row, plan: plan(), recordId };
  });
}

/** The column with the key of each sheet whose records are only added. */
export const KEY_COLUMNS = {
  Groups: 'Group ID',
  Subgroups: 'Subgroup ID',
  Courses: 'Course ID',
  Units: 'Unit ID',
  Lessons: 'Lesson ID',
} as const;

export type AddedSheet = keyof typeof KEY_COLUMNS;

export const keyOf = (sheet: AddedSheet, cells: ReadRow['cells']): string => {
  const value: Readonly<Record<string, unknown>> = readRow(sheet, cells);
  return String(value[KEY_COLUMNS[sheet]]);
};

async function planAdded(db: Db, sheet: AddedSheet, rows: readonly ReadRow[]): Promise<RowPlanned[]> {
  const keyed = rows.map((row) => ({ key: keyOf(sheet, row.cells), identity: readRow(sheet, row.cells).Name }));
  const made = await findMade(db, sheet, keyed);
  const names = sheet === 'Groups' ? rows.map(({ cells }) => readRow('Groups', cells).Name) : [];
  const taken = await findNamesTaken(db, names);
  const authors = sheet === 'Courses' ? rows.flatMap(({ cells }) => readRow('Courses', cells)['Author Tribe ID'] ?? []) : [];
  const known = await findUsersByTribeId(db, authors);
  return rows.map(({ id, row, cells }, index) => {
    const recordId = made.get(keyed[index]?.key ?? '') ?? null;
    const plan = (): ImportPlan => {
      if (recordId !== null) return skip(IMPORTED_BEFORE);
      if (taken.has(names[index] ?? '')) return problem('Name', 'is the name of another group');
      const author = sheet === 'Courses' ? readRow('Courses', cells)['Author Tribe ID'] : null;
      if (author !== null && !known.has(author)) return problem('Author Tribe ID', 'is the Tribe ID of no one');
      return create({});
    };
    return { id, row, plan: plan(), recordId };
  });
}

/** Plans what an import does with rows of a sheet. The number of statements does not grow with them. */
export function planRows(
  ctx: Context,
  db: Db,
  planning: Planning,
  { sheet, rows, isHeld = false }: { sheet: SheetName; rows: readonly ReadRow[]; isHeld?: boolean },
): Promise<RowPlanned[]> {
  if (sheet === 'Members') return planMembers(ctx, db, planning, rows, isHeld);
  if (sheet === 'Subscription') return planSubscriptions(ctx, db, planning, rows);
  return planAdded(db, sheet, rows);
}

/** The problems of a plan, at their cells. */
export const problemsOfPlan = (sheet: SheetName, row: number, cells: ReadRow['cells'], plan: ImportPlan): ImportProblem[] =>
  plan.outcome === 'problem' ? plan.problems.map(({ column, message }) => cellProblem(sheet, row, column, cells[column], message)) : [];
