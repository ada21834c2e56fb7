import type { ErrorCode } from '@atlas/domain/errors';
import { rejectionOf, type DatabaseRejection } from '../db/databaseRejection.ts';
import { UserError } from '../errors.ts';

/** What people are told when the database refuses: a sentence, and the field of the form that it is about. */
export interface ConstraintError {
  message: string;
  field?: string;
}
/** The sentences of a noun, by the name of the constraint. */
export type ConstraintErrors = Readonly<Record<string, ConstraintError>>;

/** By SQLSTATE, for constraints that no noun has a sentence for. */
const BY_STATE: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  // unique_violation, exclusion_violation
  '23505': { code: 'CONFLICT', message: 'There is one like this already.' },
  '23P01': { code: 'CONFLICT', message: 'There is one like this already.' },
  // foreign_key_violation
  '23503': { code: 'BAD_USER_INPUT', message: 'Something that was chosen does not exist any more. Reload the page and choose again.' },
  // not_null_violation, check_violation
  '23502': { code: 'BAD_USER_INPUT', message: 'Something that is needed is missing.' },
  '23514': { code: 'BAD_USER_INPUT', message: 'One of the values is not allowed here.' },
  // string_data_right_truncation, numeric_value_out_of_range
  '22001': { code: 'BAD_USER_INPUT', message: 'One of the values is too long.' },
  '22003': { code: 'BAD_USER_INPUT', message: 'One of the numbers is too large.' },
  // invalid_datetime_format, datetime_field_overflow
  '22007': { code: 'BAD_USER_INPUT', message: 'A day is written like 2025-11-30.' },
  '22008': { code: 'BAD_USER_INPUT', message: 'A day is written like 2025-11-30.' },
  // invalid_text_representation
  '22P02': { code: 'BAD_USER_INPUT', message: 'One of the values cannot be read.' },
  // character_not_in_repertoire, untranslatable_character: what the database gets for U+0000
  '22021': { code: 'BAD_USER_INPUT', message: 'One of the texts has a character that cannot be stored.' },
  '22P05': { code: 'BAD_USER_INPUT', message: 'One of the texts has a character that cannot be stored.' },
  // serialization_failure, deadlock_detected
  '40001': { code: 'CONFLICT', message: 'Somebody else changed this at the same moment. Try again.' },
  '40P01': { code: 'CONFLICT', message: 'Somebody else changed this at the same moment. Try again.' },
};

const STILL_NEEDED = { code: 'CONFLICT', message: 'Something else still needs this, so it cannot be removed.' } as const;
const isUnique = ({ sqlState }: DatabaseRejection): boolean => sqlState === '23505' || sqlState === '23P01';

/**
 * The error for people behind an error of the database: by the noun's own sentence for the constraint, else by its kind.
 * Null for what is no refusal of values (a lost connection, a fault of ours in a statement): that is reported and masked.
 */
export function userErrorOf(error: unknown, texts: ConstraintErrors = {}): UserError | null {
  const databaseRejection = rejectionOf(error);
  if (databaseRejection === null) return null;
  const own = databaseRejection.constraint === null ? undefined : texts[databaseRejection.constraint];
  if (own?.field !== undefined) return new UserError('BAD_USER_INPUT', own.message, { [own.field]: own.message });
  if (own) return new UserError(isUnique(databaseRejection) ? 'CONFLICT' : 'BAD_USER_INPUT', own.message);
  const known = databaseRejection.isRemoval && databaseRejection.sqlState === '23503' ? STILL_NEEDED : BY_STATE[databaseRejection.sqlState];
  return known ? new UserError(known.code, known.message) : null;
}
