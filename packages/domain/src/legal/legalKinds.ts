import type { RouteName } from '../navigation/routes.ts';

/** A public legal text, and its page. */
interface LegalKindInfo {
  readonly value: string;
  readonly label: string;
  readonly route: RouteName;
}

/**
 * The legal pages that staff write.
 *
 * @spec 1 §2.2
 */
export const LEGAL_KINDS = [
  { value: 'privacy-policy', label: 'Privacy Policy', route: 'privacyPolicy' },
  { value: 'refund-policy', label: 'Refund Policy', route: 'refundPolicy' },
  { value: 'terms-conditions', label: 'Terms and Conditions', route: 'termsConditions' },
] as const satisfies readonly LegalKindInfo[];

export type LegalKind = (typeof LEGAL_KINDS)[number]['value'];
