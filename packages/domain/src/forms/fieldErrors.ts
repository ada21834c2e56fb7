import { safeParse } from 'zod/mini';

/** A schema of zod, full or mini. */
export type Schema = Parameters<typeof safeParse>[0];

/**
 * The first message of each field that does not fit the schema, by the path of the field with dots ('funnels.0.id'; '' for the
 * values as a whole), or undefined where everything fits. The same record travels in `extensions.fieldErrors`.
 *
 * @example fieldErrors(loginForm, { email: 'juan@example.com' }) // { password: 'Password is required' }
 * Specification 2 §5, §8.
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
