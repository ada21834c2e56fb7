import { CLIENT_ERROR_KINDS, type ClientErrorKind } from '@atlas/domain/clientErrors';
import { enumWord } from '@atlas/domain/lists';

const TEXTS: Readonly<Record<ClientErrorKind, string>> = {
  render: 'Drawing',
  error: 'Error',
  rejection: 'Rejection',
  policy: 'Policy',
};

/** How browsers come upon errors, for people to choose from. */
export const BROWSER_ERROR_KINDS = CLIENT_ERROR_KINDS.map((value) => ({ value, label: TEXTS[value] }));

/** How a browser came upon an error, in words. */
export function browserErrorKind(name: string): string {
  const kind = enumWord(CLIENT_ERROR_KINDS, name);
  return kind === null ? name : TEXTS[kind];
}
