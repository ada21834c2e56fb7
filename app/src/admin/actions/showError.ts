import { showToast } from '@atlas/ui';
import { isCodeMissing } from '../../routing/isCodeMissing.ts';
import { errorMessage } from '../../session/fetchGraphQL.ts';

/**
 * Shows an error in a toast, with the server's message if it sent one. For code that could not be
 * loaded, the toast offers to reload the page.
 */
export function showError(error: unknown): void {
  const show = () => showToast({ kind: 'error', text: errorMessage(error) });
  if (!isCodeMissing(error)) return show();
  void import('../../routing/missingCode.tsx').then(({ showLoadError }) => showLoadError(error), show);
}
