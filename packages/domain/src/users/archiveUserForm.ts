import * as z from 'zod/mini';
import { requiredText } from '../forms/textField.ts';

/**
 * The reason for archiving a person: 1 to 500 characters, with the generic messages. A product
 * decision.
 */
export const archiveUserForm = z.object({ reason: requiredText('Reason', 500) });
