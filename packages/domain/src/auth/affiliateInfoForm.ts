import * as z from 'zod/mini';
import { email } from './email.ts';
import { GENERIC_FORM_MESSAGES } from '../forms/genericMessages.ts';
import { lineChecks } from '../forms/textField.ts';
import { isAffiliateCode } from '../affiliates/affiliateCode.ts';

const { required, maxLength: tooLong, validate: invalid } = GENERIC_FORM_MESSAGES;
const line = lineChecks(invalid);
const name = z._default(z.string().check(...line, z.maxLength(100, { error: tooLong })), '');

/**
 * The affiliate data a sign-up registers: the person an affiliate's link brought, and the source.
 *
 * @spec 2 §3, Affiliate info
 */
export const affiliateInfoForm = z.object({
  email: email(required),
  firstName: name,
  lastName: name,
  tags: z.string(required).check(...line, z.minLength(1, { error: required, abort: true }), z.maxLength(100, { error: tooLong })),
  affCode: z.string(required).check(z.refine(isAffiliateCode, { error: invalid })),
});
