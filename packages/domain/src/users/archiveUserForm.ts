import * as z from 'zod/mini';
import { requiredText } from '../forms/textField.ts';

/** Why somebody is archived: 1 to 500 characters. The generic messages apply. A product decision. */
export const archiveUserForm = z.object({ reason: requiredText('Reason', 500) });
