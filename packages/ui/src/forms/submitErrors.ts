import { FORM_ERROR, setIn } from 'final-form';

/**
 * The errors for a form's `onSubmit` to return when the server rejects: field errors nested like the values, and the general error for the
 * summary. `fieldErrors` is the server's record by path ('funnels.0.days'). A general error that repeats the message of a field is left out,
 * since the summary lists that one already.
 *
 * @example submitErrors({ fieldErrors: { 'funnels.0.days': 'Days is too low' } })
 * // { funnels: [{ days: 'Days is too low' }] }
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
  return whole === undefined || Object.values(fields).includes(whole) ? errors : { ...errors, [FORM_ERROR]: whole };
}
