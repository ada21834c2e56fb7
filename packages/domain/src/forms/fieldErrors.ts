import { safeParse } from 'zod/mini';

/** A zod schema, full or mini. */
export type Schema = Parameters<typeof safeParse>[0];

/**
 * The first error of each field that does not fit the schema, by the dotted path of the field
 * ('funnels.0.id'; '' for the values as a whole). Undefined when everything is valid. The server
 * sends the same record in `extensions.fieldErrors`.
 *
 * @example fieldErrors(loginForm, { email: 'juan@example.com' })
 * // { password: 'Password is required' }
 * @spec 2 §5, §8
 */
export function fieldErrors(schema: Schema, values: unknown): Record<string, string> | undefined {
  const result = safeParse(schema, values);
  if (result.success) return undefined;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.');
    if (!Object.hasOwn(errors, field)) errors[field] = message;
  }
  return errors;
}
