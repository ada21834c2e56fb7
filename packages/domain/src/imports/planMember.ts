import type { Values } from '../jobs/rowPlan.ts';
import { isoDay } from '../time/isoDay.ts';
import { mobileNumber } from '../users/mobileNumber.ts';
import type { ImportMode } from './importModes.ts';
import { HAS_ACCOUNT, HAS_NO_ACCOUNT, SAME_AS_BEFORE } from './importTexts.ts';
import type { ImportRow } from './rowSchemas.ts';

/** A person whom a row of an import names. */
export interface FoundMember {
  readonly id: number;
  readonly tribeId: string;
  readonly email: string;
  /** The values of the person under the names of `MEMBER_FIELDS`. */
  readonly values: Values;
  readonly isArchived: boolean;
  /** Why the importer may not change the person, as a sentence; null when they may. */
  readonly problem: string | null;
  readonly isImporter: boolean;
}

/** Records that rows name, by their lower-case names. */
export interface MemberNames {
  readonly batches: ReadonlyMap<string, { readonly id: number; readonly isArchived: boolean }>;
  readonly groups: ReadonlyMap<string, { readonly id: number; readonly isArchived: boolean }>;
  /** With the reason why the importer may not give the level. */
  readonly levels: ReadonlyMap<string, { readonly key: string; readonly problem: string | null }>;
}

/** A problem with a cell of a row, by its column. */
export interface ColumnProblem {
  readonly column: string;
  readonly message: string;
}

/** The plan of an import for a row. */
export type ImportPlan =
  | { readonly outcome: 'create' | 'change'; readonly before: Values | null; readonly after: Values }
  | { readonly outcome: 'skip'; readonly message: string }
  | { readonly outcome: 'problem'; readonly problems: readonly ColumnProblem[] };

const FIELDS = [
  ['firstName', 'First Name'],
  ['middleName', 'Middle Name'],
  ['lastName', 'Last Name'],
  ['suffix', 'Suffix'],
  ['facebookProfile', 'Facebook Profile'],
  ['mobileNumber', 'Mobile Number'],
  ['sex', 'Sex'],
] as const;

/** The values of a person that an import may write. `levels` are keys in order, by commas. */
export const MEMBER_FIELDS = [...FIELDS.map(([field]) => field), 'birthdate', 'batchId', 'groupId', 'levels', 'basePoints'] as const;

export const levelsText = (keys: readonly string[]): string => [...new Set(keys)].toSorted().join(',');
export const levelKeys = (text: unknown): string[] => (typeof text === 'string' && text !== '' ? text.split(',') : []);

const only = (values: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** The values of a row whose cells are filled in, and the problems with the names in it. */
function valuesOf(row: ImportRow<'Members'>, names: MemberNames, held: readonly string[]): { values: Values; problems: ColumnProblem[] } {
  const problems: ColumnProblem[] = [];
  const values: Record<string, string | number> = {};
  for (const [field, column] of FIELDS) if (row[column] !== null) values[field] = row[column];
  const born = row['Birth Date (mm/dd/yyyy)'];
  if (born !== null) values['birthdate'] = isoDay(born);
  if (row['Base Points'] !== null) values['basePoints'] = row['Base Points'];
  const place = (column: 'Batch' | 'Group Name', field: string, known: MemberNames['batches'], noun: string) => {
    const name = row[column];
    if (name === null) return;
    const found = known.get(name.toLowerCase());
    if (found === undefined) problems.push({ column, message: `names no ${noun}; add the ${noun} first, or correct its name` });
    else if (found.isArchived) problems.push({ column, message: `names an archived ${noun}` });
    else values[field] = found.id;
  };
  place('Batch', 'batchId', names.batches, 'batch');
  place('Group Name', 'groupId', names.groups, 'group');
  const given: string[] = [];
  for (const name of row['Access Levels']) {
    const level = names.levels.get(name.toLowerCase());
    if (level === undefined) problems.push({ column: 'Access Levels', message: `names ${name}, which is not an access level` });
    else if (level.problem !== null && !held.includes(level.key))
      problems.push({ column: 'Access Levels', message: `names ${name}: ${level.problem}` });
    else given.push(level.key);
  }
  if (given.length > 0) values['levels'] = levelsText([...held, ...given]);
  return { values, problems };
}

function planNew(row: ImportRow<'Members'>, names: MemberNames): ImportPlan {
  const { values, problems } = valuesOf(row, names, []);
  const missing = (['Email', 'First Name'] as const)
    .filter((column) => row[column] === null)
    .map((column) => ({ column, message: 'must be filled in for a new person' }));
  if (missing.length + problems.length > 0) return { outcome: 'problem', problems: [...missing, ...problems] };
  return {
    outcome: 'create',
    before: null,
    after: { ...values, email: row.Email, tribeId: row['Tribe ID'], levels: values['levels'] ?? 'non-member' },
  };
}

/** Why a row does not fit the person it names: two addresses, two Tribe IDs, or an archived account. */
function identityProblem({ 'Tribe ID': tribeId, Email: email }: ImportRow<'Members'>, found: FoundMember): ColumnProblem | null {
  if (found.isArchived) return { column: 'Email', message: 'belongs to an archived account; restore it first' };
  if (email !== null && email !== found.email.toLowerCase())
    return { column: 'Email', message: 'is another address than the one of this Tribe ID; an import changes no address' };
  if (tribeId !== null && tribeId !== found.tribeId)
    return { column: 'Tribe ID', message: `is not the Tribe ID of this address, which is ${found.tribeId}` };
  return null;
}

/** Whether a value is already so. An older account may have its mobile number in another form. */
function isSame(name: string, wanted: Values[string] | undefined, held: Values[string]): boolean {
  return wanted === held || (name === 'mobileNumber' && typeof held === 'string' && mobileNumber(held) === wanted);
}

/**
 * Plans what an import does with a row of the sheet Members. An empty cell leaves a value as it is,
 * access levels are added and never removed, and an address never changes: changing it could take
 * an account over. Product decisions §13 and §20, X1.
 *
 * @param found the person with the Tribe ID of the row, else with its address; null for no one
 * @spec 2 §3
 */
export function planMember(row: ImportRow<'Members'>, mode: ImportMode, found: FoundMember | null, names: MemberNames): ImportPlan {
  if (found === null) return mode === 'update' ? { outcome: 'skip', message: HAS_NO_ACCOUNT } : planNew(row, names);
  if (mode === 'create') return { outcome: 'skip', message: HAS_ACCOUNT };
  const identity = identityProblem(row, found);
  if (identity !== null) return { outcome: 'problem', problems: [identity] };
  const held = levelKeys(found.values['levels']);
  const { values, problems } = valuesOf(row, names, held);
  if (problems.length > 0) return { outcome: 'problem', problems };
  const changed = Object.keys(values).filter((name) => !isSame(name, values[name], found.values[name] ?? null));
  if (changed.length === 0) return { outcome: 'skip', message: SAME_AS_BEFORE };
  if (found.problem !== null)
    return { outcome: 'problem', problems: [{ column: 'Email', message: `cannot be changed: ${found.problem}` }] };
  if (found.isImporter && changed.includes('levels'))
    return { outcome: 'problem', problems: [{ column: 'Access Levels', message: 'cannot be changed for your own account' }] };
  return { outcome: 'change', before: only(found.values, changed), after: only(values, changed) };
}
