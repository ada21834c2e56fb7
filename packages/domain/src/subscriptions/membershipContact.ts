import { facebookProfileUrl } from '../auth/facebookProfile.ts';

/** The contact of a person for everything about their membership. */
export interface MembershipContact {
  readonly label: string;
  readonly href: string;
}

/**
 * The contact of a person: their coach, by Facebook profile or else by email, or the support link.
 *
 * @param coach the coach of the person's group, or its leader; null without one
 * @param supportLink the setting; anything but an https address counts as empty
 * @example membershipContact({ facebookProfile: null, email: 'liza@example.com' }, '')
 * // { label: 'Message your coach', href: 'mailto:liza@example.com' }
 */
export function membershipContact(
  coach: { readonly facebookProfile: string | null; readonly email: string } | null,
  supportLink: string,
): MembershipContact | null {
  if (coach !== null) {
    const profile = coach.facebookProfile === null ? null : facebookProfileUrl(coach.facebookProfile);
    return { label: 'Message your coach', href: profile ?? `mailto:${coach.email}` };
  }
  const support = supportLink.trim();
  return support.startsWith('https://') ? { label: 'Contact support', href: support } : null;
}
