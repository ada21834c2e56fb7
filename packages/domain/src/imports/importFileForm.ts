import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';
import { UPLOAD_KINDS } from './templates.ts';

/** A file that is sent to be imported, by its name. */
export const importFileForm = z.object({
  kind: z.enum(UPLOAD_KINDS, { error: 'Choose members, groups or courses.' }),
  fileName: requiredLine('File', 255),
});
