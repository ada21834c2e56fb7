import type { ScreenTable } from '../../routing/screen.ts';
import { thanksView, THANKS_VIEWS } from './thanksViews.ts';

/** The thank-you page, and the check of a receipt. */
export const screens = {
  thankYou: { tabs: THANKS_VIEWS, by: thanksView },
} satisfies ScreenTable;
