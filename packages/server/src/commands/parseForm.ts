import { FORM_INVALID } from '@atlas/domain/errors';
import { fieldErrors, type Schema } from '@atlas/domain/forms';
import { UserError } from '../errors.ts';

/** What a form sent, before it was looked at. */
export type Input = Readonly<Record<string, unknown>>;

/** Reads what a form sent by the form's own schema. Throws BAD_USER_INPUT with a message per field. Specification 2 §5, §8. */
export function parseForm<Values>(schema: Schema & { parse(values: unknown): Values }, input: Input): Values {
  const errors = fieldErrors(schema, input);
  if (errors) throw new UserError('BAD_USER_INPUT', FORM_INVALID, errors);
  return schema.parse(input);
}
