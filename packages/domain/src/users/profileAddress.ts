import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';

/**
 * Segments after `/profile/` that are part of the site's own addresses or could be mistaken for
 * them.
 */
export const RESERVED_PROFILE_ADDRESSES: readonly string[] = [
  'account',
  'admin',
  'atlas',
  'edit',
  'help',
  'me',
  'new',
  'profile',
  'settings',
  'staff',
  'support',
];

export const PROFILE_ADDRESS_SHAPE = 'Use 3 to 40 lower-case letters, digits and dashes.';
export const PROFILE_ADDRESS_RESERVED = 'This profile address is reserved. Choose another one.';
export const PROFILE_ADDRESS_TAKEN = 'This profile address is taken.';
export const MAX_PROFILE_ADDRESS = 40;

const SHAPE = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A profile address, the segment after `/profile/`. It has 3 to 40 lower-case letters, digits and
 * dashes, no dash at either end and no two in a row. Reserved words are rejected, and the text is
 * trimmed. The database checks uniqueness. A product decision.
 *
 * @example profileAddress.parse(' maricel-dela-cruz ') // 'maricel-dela-cruz'
 * @spec 1 §2.4: `edit` stays free
 */
export const profileAddress = requiredLine('Profile address', 100).check(
  z.regex(SHAPE, { error: PROFILE_ADDRESS_SHAPE, abort: true }),
  z.refine((address) => !RESERVED_PROFILE_ADDRESSES.includes(address), { error: PROFILE_ADDRESS_RESERVED }),
);
