import type { RouteParams } from '@atlas/domain/navigation';
import { plainScreen, publicScreen, type ScreenTab } from '../../routing/screen.ts';
import ChallengeQuery from './__generated__/ChallengePageQuery$parameters.ts';
import ReceiptQuery from './__generated__/ReceiptPageQuery$parameters.ts';

type ThanksTab = ScreenTab<RouteParams<'thankYou'>>;

const Nothing = () => null;

/** The view of an address: the check of a receipt, the day of a challenge, or a page that thanks. */
export function thanksView(search: URLSearchParams): string {
  const of = search.get('of');
  if (of === 'challenge' && search.has('key')) return 'challenge';
  return of === 'receipt' ? 'receipt' : 'thanks';
}

/** The views that share the path of the thank-you page. */
export const THANKS_VIEWS: readonly [ThanksTab, ...ThanksTab[]] = [
  {
    tab: 'thanks',
    label: '',
    screen: plainScreen({ load: async () => (await import('./ThankYouScreen.tsx')).ThankYouScreen, skeleton: Nothing }),
  },
  {
    tab: 'receipt',
    label: '',
    query: 'of=receipt&code=A1B2C3D4E5F60718',
    screen: publicScreen({
      load: async () => (await import('./ReceiptScreen.tsx')).ReceiptScreen,
      query: ReceiptQuery,
      search: (search: URLSearchParams) => ({ code: search.get('code') ?? '' }),
      skeleton: Nothing,
    }),
  },
  {
    tab: 'challenge',
    label: '',
    query: 'of=challenge&key=held',
    screen: publicScreen({
      load: async () => (await import('./ChallengeByKeyScreen.tsx')).ChallengeByKeyScreen,
      query: ChallengeQuery,
      search: (search: URLSearchParams) => ({ key: search.get('key') ?? '' }),
      skeleton: Nothing,
    }),
  },
];
