import { inWords } from './inWords.ts';
import { readableValue } from './readableValue.ts';

/**
 * A change to one field of a record, with its values in display form. Missing values are absent.
 */
export interface FieldChange {
  /** The label of the field; for a nested field, both labels: 'Page access › Retention'. */
  readonly field: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  readonly before?: unknown;
  readonly after?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecords = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isFields);

const isSame = (before: unknown, after: unknown): boolean => {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((item, index) => isSame(item, after[index]));
  if (isFields(before) && isFields(after)) return namesOf(before, after).every((name) => isSame(own(before, name), own(after, name)));
  return Object.is(before, after);
};

const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
const namesOf = (before: Fields, after: Fields): string[] => [...new Set([...Object.keys(before), ...Object.keys(after)])];

/** Whether each record of a list has a unique id. */
const haveIds = (records: readonly Fields[]): boolean =>
  records.every((record) => Object.hasOwn(record, 'id')) && new Set(records.map(({ id }) => String(id))).size === records.length;

/** The records of a list, keyed by id or by position. */
const keyed = (records: readonly Fields[], byIds: boolean): Fields =>
  Object.fromEntries(records.map((record, index) => [byIds ? `#${String(record['id'])}` : `${index + 1}.`, record]));

/** The name of a record in a list; its key when it has none. */
function nameOf(record: unknown, key: string): string {
  const name = isFields(record) ? (own(record, 'name') ?? own(record, 'title')) : undefined;
  return typeof name === 'string' && name !== '' ? name : key;
}

/**
 * Compares a record before and after a change, field by field, in order. Within a field only
 * differences are listed; records in a list are matched by `id`, or by position. Null represents a
 * record that does not exist, before or after.
 *
 * @example fieldChanges({ name: 'Proposals', points: 50 }, { name: 'Offers', points: 50 })
 * // [{ field: 'Name', kind: 'changed', before: 'Proposals', after: 'Offers' },
 * //  { field: 'Points', kind: 'same', before: 50, after: 50 }]
 */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [before, after].map((record): Fields => (isFields(record) ? record : {})) as [Fields, Fields];
  return namesOf(from, to).flatMap((name) => {
    const [was, is] = [own(from, name), own(to, name)];
    return was !== undefined && isSame(was, is)
      ? [{ field: inWords(name), kind: 'same' as const, before: readableValue(was), after: readableValue(is) }]
      : differences(inWords(name), was, is);
  });
}

function differences(field: string, before: unknown, after: unknown): FieldChange[] {
  if (before === undefined) return [{ field, kind: 'added', after: readableValue(after) }];
  if (after === undefined) return [{ field, kind: 'removed', before: readableValue(before) }];
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) return within(field, before, after, inWords);
  if (isRecords(before) && isRecords(after)) {
    const byIds = haveIds(before) && haveIds(after);
    const [from, to] = [keyed(before, byIds), keyed(after, byIds)];
    return within(field, from, to, (key) => nameOf(own(to, key) ?? own(from, key), key));
  }
  return [{ field, kind: 'changed', before: readableValue(before), after: readableValue(after) }];
}

const within = (field: string, before: Fields, after: Fields, wordsOf: (name: string) => string): FieldChange[] =>
  namesOf(before, after).flatMap((name) => differences(`${field} › ${wordsOf(name)}`, own(before, name), own(after, name)));
