import { FORM_ERROR, setIn } from 'final-form';

/**
 * What a form's `onSubmit` answers when the server refuses: the messages in the places of their fields, and what is wrong as a whole for the
 * summary. `fieldErrors` is the record by path that the server sends ('funnels.0.days').
 *
 * @example submitErrors({ fieldErrors: { 'funnels.0.days': 'Days is too low' } }) // { funnels: [{ days: 'Days is too low' }] }
 */
export function submitErrors({
  fieldErrors = {},
  message,
}: {
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  message?: string | undefined;
}): object {
  const { '': whole = message, ...fields } = fieldErrors;
  const errors = Object.entries(fields).reduce<object>((all, [path, text]) => setIn(all, path, text) as object, {});
  return whole === undefined ? errors : { ...errors, [FORM_ERROR]: whole };
}
