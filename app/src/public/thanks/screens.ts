import { plainScreen, type ScreenTable } from '../../routing/screen.ts';

const Nothing = () => null;

/** The thank-you page. */
export const screens = {
  thankYou: plainScreen({ load: async () => (await import('./ThankYouScreen.tsx')).ThankYouScreen, skeleton: Nothing }),
} satisfies ScreenTable;
