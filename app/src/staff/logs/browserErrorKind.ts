import { CLIENT_ERROR_KINDS, type ClientErrorKind } from '@atlas/domain/clientErrors';
import { enumWord } from '@atlas/domain/lists';

const TEXTS: Readonly<Record<ClientErrorKind, string>> = {
  render: 'Drawing',
  error: 'Error',
  rejection: 'Rejection',
  policy: 'Policy',
};

/** The kinds of browser errors, as filter options. */
export const BROWSER_ERROR_KINDS = CLIENT_ERROR_KINDS.map((value) => ({ value, label: TEXTS[value] }));

/** The label of a kind of browser error. */
export function browserErrorKind(name: string): string {
  const kind = enumWord(CLIENT_ERROR_KINDS, name);
  return kind === null ? name : TEXTS[kind];
}
