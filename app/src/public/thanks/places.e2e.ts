import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The thank-you page after unsubscribing. */
export const places = { thankYou: [null, '/thank-you?of=unsubscribed'] } satisfies ScreenPlaces<'public', 'thanks'>;

/** Another thank-you page. */
export const otherPlaces: readonly OtherPlace[] = [['the thank-you page of a workshop', [null, '/thank-you?of=workshop']]];
