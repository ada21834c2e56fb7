import * as z from 'zod/mini';
import { email } from '../auth/email.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, requiredLine } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { mobileNumberField } from './mobileNumber.ts';
import { MAX_PROFILE_LENGTHS } from './profileForm.ts';

/** The batch a person belongs to; null for none. */
export const batchField = z._default(z.nullable(recordId('Batch')), null);

/**
 * A person added by staff: names, email address, mobile number, batch and access level, and whether
 * to invite them. The last name may be empty. The generic messages apply.
 *
 * @example
 * const values = { firstName: 'Juan', email: ' Juan@Example.com ', accessLevelId: 1 };
 * newUserForm.parse(values).email // 'juan@example.com'
 * @spec 2 §5; the rest is a product decision (§20, E6)
 */
export const newUserForm = z.object({
  firstName: requiredLine('First name', MAX_PROFILE_LENGTHS.name),
  lastName: optionalLine('Last name', MAX_PROFILE_LENGTHS.name),
  email: email(formMessage('Email', 'required')),
  mobileNumber: mobileNumberField,
  batchId: batchField,
  accessLevelId: recordId('Access level'),
  /** Whether to email a link for setting the password along with the new account. */
  sendsLink: z._default(z.boolean(), false),
});

export type NewUserForm = z.output<typeof newUserForm>;
