import * as z from 'zod/mini';
import { optionalText, requiredText } from '../forms/textField.ts';

/** Maximum length of the reason for a cancellation, in characters. */
export const MAX_CANCEL_REASON = 300;
/** Maximum length of a note about an order, in characters. */
export const MAX_ORDER_NOTE = 2000;

/** The cancellation of an order by staff, with the reason that its buyer reads. */
export const cancelOrderForm = z.object({ reason: requiredText('Reason', MAX_CANCEL_REASON) });

/** A note of staff about an order. */
export const orderNoteForm = z.object({ note: optionalText('Note', MAX_ORDER_NOTE) });
