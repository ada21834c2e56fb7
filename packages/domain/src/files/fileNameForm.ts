import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';

/**
 * The display name of a file, without its extension, which cannot be changed. The generic messages
 * apply.
 */
export const fileNameForm = z.object({ name: requiredLine('Name', 200) });
