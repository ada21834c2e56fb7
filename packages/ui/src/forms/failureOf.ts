import { FORM_ERROR } from 'final-form';
import { errorList } from './errorList.ts';
import type { FieldMessage } from './errorList.ts';

/** What kept a form from being saved: the messages of its fields, and what is wrong as a whole. */
export interface Failure {
  errors: readonly FieldMessage[];
  message?: string | undefined;
}

/** Takes apart what a check or a server answered about a form. */
export function failureOf(wrong: object): Failure {
  const whole: unknown = Object.hasOwn(wrong, FORM_ERROR) ? Reflect.get(wrong, FORM_ERROR) : undefined;
  return { errors: errorList(wrong), message: typeof whole === 'string' ? whole : undefined };
}
