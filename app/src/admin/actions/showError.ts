import { showToast } from '@atlas/ui';
import { errorMessage } from '../../session/fetchGraphQL.ts';

/** Says in a toast why something did not work, with the sentence of the server where it has one. */
export const showError = (error: unknown): void => showToast({ kind: 'error', text: errorMessage(error) });
