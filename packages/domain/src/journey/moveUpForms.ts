import * as z from 'zod/mini';
import { optionalText, requiredText } from '../forms/textField.ts';
import { recordIds } from '../forms/wholeNumberField.ts';

/** Maximum length of a reviewer's note to the member, in characters. A product decision. */
export const MAX_MOVE_UP_NOTE = 1000;

/**
 * An approval of a request to move up, with an optional note for the member; '' for none.
 *
 * @example approveMoveUpForm.parse({ note: ' Well done! ' }) // { note: 'Well done!' }
 * @spec a product decision
 */
export const approveMoveUpForm = z.object({ note: optionalText('Note', MAX_MOVE_UP_NOTE) });

/**
 * The return of a request to move up: a note that states what is missing, and the tasks to do again.
 * Without a task the member adds evidence only.
 *
 * @example returnMoveUpForm.parse({ note: 'Please add a link.', taskIds: ['7', 7] })
 * // { note: 'Please add a link.', taskIds: [7] }
 * @spec a product decision
 */
export const returnMoveUpForm = z.object({
  note: requiredText('Note', MAX_MOVE_UP_NOTE),
  taskIds: z._default(recordIds('Task'), []),
});
