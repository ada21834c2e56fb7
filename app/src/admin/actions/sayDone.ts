import { showToast } from '@atlas/ui';
import type { Action } from './Action.ts';
import { showError } from './showError.ts';

/** Says that something is done, with a way back where there is one; it works from wherever the person is by then. */
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
