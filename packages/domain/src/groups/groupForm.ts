import * as z from 'zod/mini';
import { optionalText, requiredLine } from '../forms/textField.ts';
import { recordId, recordIds } from '../forms/wholeNumberField.ts';

/**
 * A group as staff edit it: its name, what it is about, its leader and its coaches. A group may be
 * without a leader for a time. The generic messages apply.
 *
 * @example groupForm.parse({ name: ' Amihan ' })
 * // { name: 'Amihan', description: '', leaderId: null, coachIds: [] }
 * @spec 2 §3, §5; the fields are a product decision
 */
export const groupForm = z.object({
  name: requiredLine('Name', 100),
  description: optionalText('Description', 2000),
  leaderId: z._default(z.nullable(recordId('Leader')), null),
  coachIds: z._default(recordIds('Coach'), []),
});

export type GroupForm = z.output<typeof groupForm>;
