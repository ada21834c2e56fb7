import { expect, it } from 'vitest';
import { previousPage } from './previousPage.ts';

const origin = 'https://atlas.example';
const entries = (index: number, ...paths: string[]) => ({
  currentEntry: { index },
  entries: () => paths.map((path) => ({ url: origin + path })),
});

it.each([
  ['the page before', { navigation: entries(1, '/lessons/5', '/bug-report') }, '/lessons/5'],
  ['the page before, though others follow', { navigation: entries(1, '/events?tab=mine', '/bug-report', '/home') }, '/events?tab=mine'],
  ['without the secret of its address', { navigation: entries(1, '/checkout/7?order=ATL-1.secret', '/bug-report') }, '/checkout/7'],
  [
    'the page that linked here, where the list begins',
    { navigation: entries(0, '/bug-report'), referrer: `${origin}/profile?tab=account&k=1` },
    '/profile?tab=account',
  ],
  ['the page that linked here, in an older browser', { referrer: `${origin}/home` }, '/home'],
  ['nothing of another site', { referrer: 'https://www.facebook.com/groups/1' }, ''],
  ['nothing of a site whose name begins alike', { referrer: `${origin}.evil.example/home` }, ''],
  ['nothing without a page before', { referrer: '' }, ''],
  ['nothing after a report', { navigation: entries(1, '/bug-report?ticket=BUG-1', '/bug-report') }, ''],
])('fills in %s', (_what, given, page) => {
  expect(previousPage({ referrer: '', origin, ...given })).toBe(page);
});
