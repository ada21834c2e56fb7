import { showToast } from '@atlas/ui';
import { errorMessage } from '../../session/fetchGraphQL.ts';

/** Shows an error in a toast, with the server's message if it sent one. */
export const showError = (error: unknown): void => showToast({ kind: 'error', text: errorMessage(error) });
