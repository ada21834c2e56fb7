import { safeParse } from 'zod/mini';
import type { Schema } from './fieldErrors.ts';

/** Messages in the shape of the values: a text for a field, an object or a list for what is nested. */
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
 * A validator of a whole form, as react-final-form's `validate` takes it: values in, the first message of each field out, nested
 * like the values; an empty object where everything fits. A list as a whole and its entries share a place: the first message wins.
 *
 * @example validateWith(loginForm)({ email: '', password: 'x' }) // { email: 'Email is required' }
 * Specification 2 §5.
 */
export function validateWith(schema: Schema): (values: unknown) => FormErrors {
  return (values) => {
    const errors: FormErrors = {};
    const result = safeParse(schema, values);
    for (const { path, message } of result.error?.issues ?? []) place(errors, path, message);
    return errors;
  };
}
