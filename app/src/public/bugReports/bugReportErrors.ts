import { bugReportForm } from '@atlas/domain/bugReports';
import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';

const validate = validateWith(bugReportForm);

/**
 * The errors of a bug report by the same rule as on the server; undefined where all fields are valid.
 * Loaded when the form is sent, so that the page needs no library for forms.
 */
export function bugReportErrors(values: Record<string, string>) {
  const fields = validate(values) as Record<string, string>;
  return Object.keys(fields).length > 0 ? { text: FORM_INVALID, fields } : undefined;
}
