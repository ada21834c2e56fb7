import type { ErrorCode } from '@atlas/domain/errors';
import { rejectionOf, type DatabaseRejection } from '../db/databaseRejection.ts';
import { UserError } from '../errors.ts';

/** The error for users when the database rejects a value: a message, and its field in the form. */
export interface ConstraintError {
  message: string;
  field?: string;
}
/** The messages of a noun, by the name of the constraint. */
export type ConstraintErrors = Readonly<Record<string, ConstraintError>>;

/** Messages by SQLSTATE, for constraints without one of their noun. */
const BY_STATE: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  // unique_violation, exclusion_violation
  '23505': { code: 'CONFLICT', message: 'One like this already exists.' },
  '23P01': { code: 'CONFLICT', message: 'One like this already exists.' },
  // foreign_key_violation
  '23503': { code: 'BAD_USER_INPUT', message: 'One of your choices no longer exists. Reload the page and choose again.' },
  // not_null_violation, check_violation
  '23502': { code: 'BAD_USER_INPUT', message: 'A required value is missing.' },
  '23514': { code: 'BAD_USER_INPUT', message: 'One of the values is not allowed here.' },
  // string_data_right_truncation, numeric_value_out_of_range
  '22001': { code: 'BAD_USER_INPUT', message: 'One of the values is too long.' },
  '22003': { code: 'BAD_USER_INPUT', message: 'One of the numbers is too large.' },
  // invalid_datetime_format, datetime_field_overflow
  '22007': { code: 'BAD_USER_INPUT', message: 'Enter a day like 2025-11-30.' },
  '22008': { code: 'BAD_USER_INPUT', message: 'Enter a day like 2025-11-30.' },
  // invalid_text_representation
  '22P02': { code: 'BAD_USER_INPUT', message: 'One of the values cannot be read.' },
  // character_not_in_repertoire, untranslatable_character: the codes for U+0000
  '22021': { code: 'BAD_USER_INPUT', message: 'One of the texts has a character that cannot be stored.' },
  '22P05': { code: 'BAD_USER_INPUT', message: 'One of the texts has a character that cannot be stored.' },
  // serialization_failure, deadlock_detected
  '40001': { code: 'CONFLICT', message: 'Someone else changed this at the same moment. Try again.' },
  '40P01': { code: 'CONFLICT', message: 'Someone else changed this at the same moment. Try again.' },
};

const STILL_NEEDED = { code: 'CONFLICT', message: 'Something else still needs this, so it cannot be removed.' } as const;
const isUnique = ({ sqlState }: DatabaseRejection): boolean => sqlState === '23505' || sqlState === '23P01';

/**
 * The user error for an error of the database: with the noun's message for the constraint, or by
 * its kind. Null for any other error (a lost connection, a fault in one of our statements), which
 * is reported and masked.
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
