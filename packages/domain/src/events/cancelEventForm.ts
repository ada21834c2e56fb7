import * as z from 'zod/mini';
import { requiredText } from '../forms/textField.ts';

/**
 * The reason for cancelling an event; people who are going can read it.
 *
 * @spec 2 §5, generic form messages
 */
export const cancelEventForm = z.object({ reason: requiredText('Reason', 500) });

export type CancelEventForm = z.output<typeof cancelEventForm>;
