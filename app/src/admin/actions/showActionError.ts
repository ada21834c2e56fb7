import { showToast } from '@atlas/ui';
import { isStale } from '../forms/isStale.ts';
import type { Action } from './Action.ts';
import { showError } from './showError.ts';

/** Message after an action was rejected because someone else changed the record. */
export const CHANGED_MEANWHILE = 'Someone else changed this in the meantime. Review it, then try again.';

/** True if someone else changed the record and the action can reload it. */
export const isOvertaken = (error: unknown, { reload }: Pick<Action, 'reload'>): boolean => reload !== undefined && isStale(error);

/** Shows why an action failed. Reloads the record first if someone else changed it. */
export async function showActionError(error: unknown, action: Pick<Action, 'reload'>): Promise<void> {
  if (!isOvertaken(error, action)) return showError(error);
  await action.reload?.().catch(() => undefined);
  showToast({ kind: 'error', text: CHANGED_MEANWHILE });
}
