import { publicScreen, type ScreenTable } from '../../routing/screen.ts';
import LegalQuery from './__generated__/LegalPageQuery$parameters.ts';

const Nothing = () => null;

/**
 * The legal pages: one screen with a text for each. The first paint is the page itself, so it needs
 * no skeleton.
 */
export const screens = {
  privacyPolicy: publicScreen({
    load: async () => (await import('./LegalScreen.tsx')).LegalScreen,
    query: LegalQuery,
    search: () => ({ kind: 'PRIVACY_POLICY' as const, isPrivacy: true }),
    skeleton: Nothing,
  }),
  refundPolicy: publicScreen({
    load: async () => (await import('./LegalScreen.tsx')).LegalScreen,
    query: LegalQuery,
    search: () => ({ kind: 'REFUND_POLICY' as const, isPrivacy: false }),
    skeleton: Nothing,
  }),
  termsConditions: publicScreen({
    load: async () => (await import('./LegalScreen.tsx')).LegalScreen,
    query: LegalQuery,
    search: () => ({ kind: 'TERMS_CONDITIONS' as const, isPrivacy: false }),
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
