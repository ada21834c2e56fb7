import type { MenuItem } from './menuItem.ts';
import { roleInUse } from './roleInUse.ts';
import type { SessionUser } from './sessionUser.ts';

/**
 * The links of the footer: terms (for the role affiliate the affiliate terms), privacy policy,
 * refund policy.
 *
 * @example footerLinks(null).map((link) => link.route)
 * // ['termsConditions', 'privacyPolicy', 'refundPolicy']
 * @spec 1 §2.8
 */
export function footerLinks(user: Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined): MenuItem[] {
  const terms = roleInUse(user) === 'affiliate' ? 'affiliateTerms' : 'termsConditions';
  return [
    { key: 'terms', label: 'Terms and Conditions', route: terms },
    { key: 'privacyPolicy', label: 'Privacy Policy', route: 'privacyPolicy' },
    { key: 'refundPolicy', label: 'Refund Policy', route: 'refundPolicy' },
  ];
}
