import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../forms/textField.ts';
import { platformField } from '../payments/platformField.ts';

/**
 * A statement that is sent: its file, the platform on which its money arrived, and the number of the
 * account of the seller.
 */
export const statementForm = z.object({
  fileName: requiredLine('File', 255),
  platform: platformField('Platform'),
  account: optionalLine('Account', 100),
});
