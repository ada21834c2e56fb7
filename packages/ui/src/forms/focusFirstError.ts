import { findField } from '../components/forms/findField.ts';
import { errorList } from './errorList.ts';

/** Focuses the first invalid field in document order. */
export function focusFirstError(errors: object): void {
  const fields = errorList(errors).flatMap(({ name }) => findField(name) ?? []);
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}
