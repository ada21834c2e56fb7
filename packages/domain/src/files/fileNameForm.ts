import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';

/** The name under which people see a file; its ending is not part of the choice. The generic messages apply. */
export const fileNameForm = z.object({ name: requiredLine('Name', 200) });
