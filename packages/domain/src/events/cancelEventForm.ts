import * as z from 'zod/mini';
import { requiredText } from '../forms/textField.ts';

/** Why an event is called off; those who are going read it. Specification 2 §5, generic form messages. */
export const cancelEventForm = z.object({ reason: requiredText('Reason', 500) });

export type CancelEventForm = z.output<typeof cancelEventForm>;
