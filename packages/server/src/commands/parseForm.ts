import { FORM_INVALID } from '@atlas/domain/errors';
import { fieldErrors, type Schema } from '@atlas/domain/forms';
import { UserError } from '../errors.ts';

/** The unvalidated values of a form. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * Parses a form's values by the form's own schema.
 *
 * @throws BAD_USER_INPUT with a message per field
 * @spec 2 §5, §8
 */
export function parseForm<Values>(schema: Schema & { parse(values: unknown): Values }, input: Input): Values {
  const errors = fieldErrors(schema, input);
  if (errors) throw new UserError('BAD_USER_INPUT', FORM_INVALID, errors);
  return schema.parse(input);
}
