import { showToast } from '@atlas/ui';
import type { Action } from './Action.ts';
import { showError } from './showError.ts';

/**
 * Shows a success toast, with an Undo button if the action can be undone. Undo works even after the
 * user has left the page.
 */
export function sayDone({ success, undo }: Pick<Action, 'success' | 'undo'>): void {
  if (success === undefined) return;
  const takeBack = async ({ run, success: text }: NonNullable<Action['undo']>) => {
    try {
      await run();
      if (text !== undefined) showToast({ kind: 'success', text });
    } catch (error) {
      showError(error);
    }
  };
  showToast({ kind: 'success', text: success, ...(undo && { action: { text: 'Undo', onClick: () => void takeBack(undo) } }) });
}
