import { expect, test } from 'vitest';
import { settingProblem } from './settingProblem.ts';
import type { SettingName } from './settings.ts';

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
  ['first-payment-window-days', '0', 'First payment window needs a whole number of days from 1 to 90.'],
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
  ['fast-funnel', '', null],
  ['fast-funnel', 'freelancing-course', null],
  ['fast-funnel', 'Freelancing course', SLUG],
  ['fast-funnel', '/freelancing-course', SLUG],

  ['embed-hosts', '', null],
  ['embed-hosts', 'canva.com, docs.google.com', null],
  [
    'embed-hosts',
    'canva.com, https://miro.com',
    '“https://miro.com” is not a host. Enter it like canva.com, without https:// and without a path.',
  ],
  ['embed-hosts', 'x'.repeat(5001), 'Hosts that lessons may embed is too long'],
])('validates %s as %j: %j', (name, text, problem) => expect(settingProblem(name, text)).toBe(problem));
