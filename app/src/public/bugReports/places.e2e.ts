import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The form of a bug report, as a visitor opens it. */
export const places = { bugReport: [null, '/bug-report'] } satisfies ScreenPlaces<'public', 'bugReports'>;

/** The same form for a member, and a link that opens no report. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the form of a bug report of a member', ['member', '/bug-report']],
  ['a link that opens no bug report', [null, '/bug-report?ticket=BUG-222222'], /^404 GET/],
];
