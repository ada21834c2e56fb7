import type { RouteName } from '../navigation/routes.ts';

/** A text of law that everybody may read, and where. */
interface LegalKindInfo {
  readonly value: string;
  readonly label: string;
  readonly route: RouteName;
}

/** The legal pages that staff write. Specification 1 §2.2. */
export const LEGAL_KINDS = [
  { value: 'privacy-policy', label: 'Privacy Policy', route: 'privacyPolicy' },
  { value: 'refund-policy', label: 'Refund Policy', route: 'refundPolicy' },
  { value: 'terms-conditions', label: 'Terms and Conditions', route: 'termsConditions' },
] as const satisfies readonly LegalKindInfo[];

export type LegalKind = (typeof LEGAL_KINDS)[number]['value'];
