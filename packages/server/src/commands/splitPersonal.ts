import { HIDDEN_VALUE, PERSONAL_VALUE } from '@atlas/domain/audit';
import { auditedFields } from '../db/personalData.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * One side of an audit entry: the fields as the entry contains them, and the personal values
 * separately.
 */
interface Split {
  kept: Fields | undefined;
  personal: Fields | undefined;
}

/**
 * Splits the fields of an audit entry. Personal values are replaced by a mark and returned
 * separately; secrets are replaced and dropped. A value of null stays, because it reveals nothing.
 *
 * @example
 * declareAudited('user', { personal: ['email'] });
 * splitPersonal('user', { email: 'ana@example.com', batchId: 3 })
 * // { kept: { email: '[personal]', batchId: 3 }, personal: { email: 'ana@example.com' } }
 */
export function splitPersonal(subjectType: string, fields: Fields | undefined): Split {
  if (fields === undefined) return { kept: undefined, personal: undefined };
  const { personal, secret } = auditedFields(subjectType);
  const isIn = (names: ReadonlySet<string>) => (entry: [string, unknown]) =>
    names.has(entry[0]) && entry[1] !== null && entry[1] !== undefined;
  const apart = Object.entries(fields).filter(isIn(personal));
  const hidden = Object.entries(fields).filter(isIn(secret));
  const marks = [...apart.map(([name]) => [name, PERSONAL_VALUE]), ...hidden.map(([name]) => [name, HIDDEN_VALUE])];
  return {
    kept: { ...fields, ...(Object.fromEntries(marks) as Fields) },
    personal: apart.length > 0 ? Object.fromEntries(apart) : undefined,
  };
}

/**
 * The person whom an entry is about: the one that the caller names, the account that it changes, or
 * the owner in its fields. Null for a record without an owner.
 */
export function personOf(entry: {
  personId?: number | null;
  subjectType: string;
  subjectId?: number;
  before?: Fields;
  after?: Fields;
}): number | null {
  if (entry.personId != null) return entry.personId;
  if (entry.subjectType === 'user') return entry.subjectId ?? null;
  const owner = entry.after?.['userId'] ?? entry.before?.['userId'];
  return typeof owner === 'number' ? owner : null;
}
