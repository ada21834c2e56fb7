import { safeParse } from 'zod/mini';
import type { Schema } from './fieldErrors.ts';

/** Errors nested like the values: a text for a field, an object or a list for nested values. */
export type FormErrors = { [field: string]: string | FormErrors | FormErrors[] };

type Branch = Record<PropertyKey, unknown>;

const place = (errors: Branch, path: readonly PropertyKey[], message: string): void => {
  if (path.includes('__proto__')) return;
  let branch = errors;
  for (const [index, key] of path.slice(0, -1).entries()) {
    branch[key] ??= typeof path[index + 1] === 'number' ? [] : {};
    if (typeof branch[key] === 'string') return;
    branch = branch[key] as Branch;
  }
  branch[path.at(-1) ?? ''] ??= message;
};

/**
 * Creates a validator of a whole form for react-final-form's `validate`. It returns the first error
 * of each field, nested like the values, and an empty object when everything is valid. A list and
 * its entries share a position: the first error wins.
 *
 * @example validateWith(loginForm)({ email: '', password: 'x' }) // { email: 'Email is required' }
 * @spec 2 §5
 */
export function validateWith(schema: Schema): (values: unknown) => FormErrors {
  return (values) => {
    const errors: FormErrors = {};
    const result = safeParse(schema, values);
    for (const { path, message } of result.error?.issues ?? []) place(errors, path, message);
    return errors;
  };
}
