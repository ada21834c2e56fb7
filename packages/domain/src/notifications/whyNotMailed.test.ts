import { expect, test } from 'vitest';
import { notMailedText, wantsMail, whyNotMailed } from './whyNotMailed.ts';

const reachable = { isArchived: false, wantsIt: true, bounced: false, isUnconfirmed: false, isTooLate: false };

test.each([
  [{}, null, null],
  [{ wantsIt: false }, 'unwanted', null],
  [{ bounced: true }, 'bounced', null],
  [{ wantsIt: false, bounced: true }, 'unwanted', null],
  [{ isUnconfirmed: true }, 'unconfirmed', null],
  [{ isUnconfirmed: true, wantsIt: false, bounced: true }, 'unconfirmed', null],
  [{ isArchived: true, isUnconfirmed: true }, 'archived', 'archived'],
  [{ isTooLate: true }, 'too-late', 'too-late'],
  [{ isTooLate: true, wantsIt: false }, 'too-late', 'too-late'],
  [{ isArchived: true, isTooLate: true }, 'archived', 'archived'],
  [{ isArchived: true }, 'archived', 'archived'],
  [{ isArchived: true, wantsIt: false, bounced: true }, 'archived', 'archived'],
])('%j: news is %s, an account email is %s', (change, news, account) => {
  expect(whyNotMailed({ ...reachable, ...change }, { isAboutAccount: false })).toBe(news);
  expect(whyNotMailed({ ...reachable, ...change }, { isAboutAccount: true })).toBe(account);
});

test('words each reason as a sentence', () => {
  for (const reason of ['archived', 'too-late', 'unconfirmed', 'unwanted', 'bounced'] as const)
    expect(notMailedText(reason)).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [{}, true],
  [{ group: true }, true],
  [{ group: false }, false],
  [{ commission: false }, true],
])('with the choices %j a person wants news of their group: %s', (choices, wants) => {
  expect(wantsMail(choices, 'group')).toBe(wants);
});
