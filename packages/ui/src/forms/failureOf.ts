import { FORM_ERROR } from 'final-form';
import { errorList } from './errorList.ts';
import type { FieldMessage } from './errorList.ts';

/** The errors of a submit attempt: of the fields, and of the form as a whole. */
export interface Failure {
  errors: readonly FieldMessage[];
  message?: string | undefined;
}

/** Splits validation or server errors into field errors and the general error. */
export function failureOf(wrong: object): Failure {
  const whole: unknown = Object.hasOwn(wrong, FORM_ERROR) ? Reflect.get(wrong, FORM_ERROR) : undefined;
  return { errors: errorList(wrong), message: typeof whole === 'string' ? whole : undefined };
}
