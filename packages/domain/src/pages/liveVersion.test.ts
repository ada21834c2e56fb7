import { describe, expect, test } from 'vitest';
import { type AddressedPage, liveVersion, shownPage } from './liveVersion.ts';

const AT = new Date('2026-01-31T12:00:00.000Z');
const ms = (offset: number) => new Date(AT.getTime() + offset);
const none = { publishedVersion: null, scheduledVersion: null, scheduledAt: null };
const scheduled = { publishedVersion: 2, scheduledVersion: 3, scheduledAt: AT };

describe('liveVersion', () => {
  test.each([
    ['nothing published', none, AT, null],
    ['one published', { ...none, publishedVersion: 2 }, AT, 2],
    ['one scheduled, a millisecond before its instant', scheduled, ms(-1), 2],
    ['one scheduled, at its instant', scheduled, AT, 3],
    ['one scheduled, a millisecond after its instant', scheduled, ms(1), 3],
    ['only one scheduled, before its instant', { ...scheduled, publishedVersion: null }, ms(-1), null],
    ['only one scheduled, at its instant', { ...scheduled, publishedVersion: null }, AT, 3],
    ['an instant without a version', { ...scheduled, scheduledVersion: null }, ms(1), 2],
    ['a version without an instant', { ...scheduled, scheduledAt: null }, ms(1), 2],
  ])('%s', (_what, versions, now, expected) => expect(liveVersion(versions, now)).toBe(expected));
});

describe('shownPage', () => {
  const page = (change: Partial<AddressedPage>): AddressedPage => ({ template: 'Template 1', link: null, ...none, ...change });
  const link = 'https://example.com';
  test.each([
    ['no page', null, AT, null],
    ['a draft only', page({}), AT, null],
    ['a version', page({ publishedVersion: 1 }), AT, { kind: 'version', version: 1 }],
    ['a version, before the scheduled one', page(scheduled), ms(-1), { kind: 'version', version: 2 }],
    ['the scheduled version', page(scheduled), AT, { kind: 'version', version: 3 }],
    ['a link', page({ template: 'Link a Page', link }), AT, { kind: 'link', link }],
    ['a link, whatever is published', page({ template: 'Link a Page', link, ...scheduled }), AT, { kind: 'link', link }],
    ['a link without an address', page({ template: 'Link a Page', publishedVersion: 1 }), AT, null],
    ['a version, whatever was linked before', page({ link, publishedVersion: 1 }), AT, { kind: 'version', version: 1 }],
  ])('%s', (_what, given, now, expected) => expect(shownPage(given, now)).toEqual(expected));
});
