import { expect, test } from 'vitest';
import { settingProblem } from './settingProblem.ts';
import type { SettingName } from './settings.ts';

/** 2:59 AM on November 1 in Manila, when October has ended there. */
const NOW = new Date('2025-10-31T18:59:00Z');
const LINK = 'Zoom, day 1 needs an address that begins with https://, or a path that begins with /.';
const GRACE = 'Grace after the expiry needs a whole number of days from 0 to 365.';
const SLUG = 'Funnel at /fast needs a slug: letters, digits and hyphens, such as freelancing-course.';

test.each<[SettingName, string, string | null]>([
  ['enable-affiliate', 'true', null],
  ['enable-affiliate', 'yes', "Members may become affiliates needs 'true' or 'false'."],
  ['enable-affiliate', '', "Members may become affiliates needs 'true' or 'false'."],

  ['expiry-grace-days', '0', null],
  ['expiry-grace-days', '365', null],
  ['expiry-grace-days', '366', GRACE],
  ['expiry-grace-days', '-1', GRACE],
  ['expiry-grace-days', '1.5', GRACE],
  ['expiry-grace-days', '', GRACE],
  ['expiry-grace-days', 'two weeks', GRACE],
  ['first-payment-days', '0', 'First payment window needs a whole number of days from 1 to 90.'],
  ['bonus-course-id', '999999999', null],
  ['bonus-course-id', '0', 'Bonus course needs a whole number from 1.'],
  ['bonus-course-id', '1000000000', 'Bonus course needs a whole number from 1.'],

  ['zoom-day-1', '', null],
  ['zoom-day-1', '/resources/public', null],
  ['zoom-day-1', 'https://zoom.us/j/1', null],
  ['zoom-day-1', 'zoom.us/j/1', LINK],
  ['zoom-day-1', '//zoom.us', LINK],
  ['zoom-day-1', 'javascript:alert(1)', LINK],
  ['zoom-day-1', `https://zoom.us/${'x'.repeat(2000)}`, 'Zoom, day 1 is too long'],
  ['fast-track-target', '', 'Target of /fast-track is required'],

  ['event-date', '2025-11-23T00:00:00+08:00', null],
  ['event-date', '2025-11-23', 'Event start needs a date and a time.'],
  ['event-date', '1999-12-31T23:59:59Z', 'Event start needs a year from 2000 to 2100.'],
  ['event-date', '2101-01-01T00:00:00Z', 'Event start needs a year from 2000 to 2100.'],

  ['event-name', 'x'.repeat(200), null],
  ['event-name', 'x'.repeat(201), 'Event name is too long'],
  ['event-name', '   ', 'Event name is required'],
  ['batch-17', '', null],
  ['closed-month', '', null],
  ['closed-month', '2025-10', null],
  ['closed-month', '2025-11', 'Only a month that has ended can be closed.'],
  ['closed-month', '2025-12', 'Only a month that has ended can be closed.'],
  ['closed-month', '2026-01', 'Only a month that has ended can be closed.'],
  ['closed-month', 'October', 'Closed until the end of needs a month, such as 2026-03.'],
  ['reminder-hour', '8', null],
  ['reminder-hour', '20', null],
  ['reminder-hour', '7', 'Hour of payment reminders needs a whole number from 8 to 20.'],
  ['reminder-hour', '21', 'Hour of payment reminders needs a whole number from 8 to 20.'],
  ['refund-second-person-from', '0', null],
  ['refund-second-person-from', '10000001', 'Refunds that need a second person needs a whole number of pesos from 0 to 10000000.'],
  ['proof-retention-months', '0', 'Receipts are kept needs a whole number of months from 1 to 120.'],
  ['seller-name', '', 'Seller name is required'],
  ['complaint-contact', ' ', 'Contact for complaints is required'],
  ['privacy-contact', '', 'Contact of the data protection officer is required'],
  ['seller-vat', 'VAT', null],
  ['seller-vat', 'Exempt', 'VAT registration is not valid'],
  ['seller-tin', '', null],
  ['seller-tin', '123-456-789', null],
  ['seller-tin', '123456789', null],
  ['seller-tin', '123-456-78', 'TIN needs 9 digits, such as 000-000-000.'],
  ['seller-branch', '00000', null],
  ['seller-branch', '0000', 'Branch code needs 5 digits, such as 00000.'],
  ['pay-methods', '{"manual":["gcash"],"paymongo":[],"xendit":[]}', null],
  ['pay-methods', '{"manual":[],"paymongo":[],"xendit":["card"]}', null],
  ['pay-methods', '{"manual":[],"paymongo":[],"xendit":[]}', 'Payment methods needs at least one method.'],
  ['pay-methods', '{"manual":["gcash"]}', 'Payment methods needs at least one method.'],
  ['pay-methods', 'gcash', 'Payment methods needs at least one method.'],
  ['pay-methods', '', 'Payment methods is required'],
  ['fast-funnel', '', null],
  ['fast-funnel', 'freelancing-course', null],
  ['fast-funnel', 'Freelancing course', SLUG],
  ['fast-funnel', '/freelancing-course', SLUG],

  ['embed-hosts', '', null],
  ['embed-hosts', 'canva.com, docs.google.com', null],
  ['redirect-hosts', '', null],
  ['redirect-hosts', 'example.com, shop.example', null],
  [
    'embed-hosts',
    'canva.com, https://miro.com',
    '“https://miro.com” is not a host. Enter it like canva.com, without https:// and without a path.',
  ],
  ['embed-hosts', 'x'.repeat(5001), 'Hosts that lessons may embed is too long'],
])('validates %s as %j: %j', (name, text, problem) => expect(settingProblem(name, text, NOW)).toBe(problem));
