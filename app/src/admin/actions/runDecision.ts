import { showToast } from '@atlas/ui';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { showError } from './showError.ts';

interface DecisionOptions {
  /** Loads the record as others left it. */
  reload: () => Promise<unknown>;
  /** Message shown after success. */
  success: string;
}

/**
 * Runs a decision that someone else may have made in the meantime, for an action with a
 * confirmation. After a conflict it reloads the record and shows the server's reason in a toast:
 * the confirmation closes, because it describes the former state.
 *
 * @throws any other error, which the confirmation shows
 */
export async function runDecision(decide: () => Promise<unknown>, { reload, success }: DecisionOptions): Promise<void> {
  try {
    await decide();
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'CONFLICT')) throw error;
    await reload().catch(() => undefined);
    return showError(error);
  }
  showToast({ kind: 'success', text: success });
}
