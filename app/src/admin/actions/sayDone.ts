import { showToast } from '@atlas/ui';
import type { Action } from './Action.ts';
import { showActionError } from './showActionError.ts';

/**
 * Shows a success toast, with an Undo button if the action can be undone. Undo works even after the
 * user has left the page.
 */
export function sayDone({ success, undo }: Pick<Action, 'success' | 'undo'>): void {
  if (success === undefined) return;
  const takeBack = async (action: NonNullable<Action['undo']>) => {
    try {
      await action.run();
      if (action.success !== undefined) showToast({ kind: 'success', text: action.success });
    } catch (error) {
      await showActionError(error, action);
    }
  };
  showToast({ kind: 'success', text: success, ...(undo && { action: { text: 'Undo', onClick: () => void takeBack(undo) } }) });
}
