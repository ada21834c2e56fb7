import { describe, expect, test } from 'vitest';
import { settingAudience, workshopVariant } from './settingAudience.ts';
import { type SettingName, SETTINGS, workshopSettingNames } from './settings.ts';

describe('settingAudience', () => {
  test.each<[string, string]>([
    ['enable-live-workshop', 'everyone'],
    ['workshop-is-live-experimental', 'everyone'],
    ['fast-track-target', 'everyone'],
    ['enable-affiliate', 'signed-in'],
    ['renewal-link', 'signed-in'],
    ['workshop-master-link', 'registered'],
    ['zoom-day-1', 'registered'],
    ['freebie-day-3-experimental', 'registered'],
    ['embed-hosts', 'staff'],
    ['redirect-hosts', 'staff'],
    ['first-payment-days', 'staff'],
    ['', 'staff'],
    ['smtp-password', 'staff'],
    ['enable-affiliate-experimental', 'staff'],
    ['zoom-day-1-experimental-experimental', 'staff'],
    ['toString', 'staff'],
    ['constructor-experimental', 'staff'],
  ])('makes %j readable for %s', (name, audience) => expect(settingAudience(name)).toBe(audience));

  test('gives visitors and members exactly these settings', () => {
    const readBy = (audience: string) =>
      (Object.keys(SETTINGS) as SettingName[]).filter((name) => !name.endsWith('-experimental') && settingAudience(name) === audience);
    expect(readBy('everyone').toSorted()).toEqual([
      'challenge-deadline',
      'challenge-offer',
      'complaint-contact',
      'enable-live-workshop',
      'event-date',
      'event-group-link',
      'event-name',
      'event-place',
      'event-ticket-link',
      'fast-funnel',
      'fast-track-target',
      'join-funnel',
      'pay-accounts',
      'pay-methods',
      'privacy-contact',
      'refund-window-days',
      'seller-address',
      'seller-branch',
      'seller-name',
      'seller-tin',
      'seller-vat',
      'training-video-1',
      'training-video-2',
      'training-video-3',
      'workshop-is-live',
      'workshop-starts-at',
    ]);
    expect(readBy('signed-in').toSorted()).toEqual([
      'bonus-course-id',
      'community-link',
      'enable-affiliate',
      'enable-challenge-buddies',
      'expiry-grace-days',
      'overdue-grace-days',
      'renewal-link',
    ]);
    expect(readBy('staff').toSorted()).toEqual([
      'batch-17',
      'closed-month',
      'embed-hosts',
      'enrollee-year',
      'first-payment-days',
      'gsheet-hosts',
      'proof-retention-months',
      'redirect-hosts',
      'refund-second-person-from',
      'reminder-hour',
      'seller-registered',
    ]);
  });

  test('gives registered people exactly the links of a workshop', () => {
    const links = (['beginner', 'experienced'] as const).flatMap((variant) =>
      workshopSettingNames(variant).filter((name) => SETTINGS[name].type === 'link'),
    );
    const registered = (Object.keys(SETTINGS) as SettingName[]).filter((name) => settingAudience(name) === 'registered');
    expect(new Set(registered)).toEqual(new Set(links));
  });
});

test.each([
  ['zoom-day-1', 'beginner'],
  ['zoom-day-1-experimental', 'experienced'],
])('%s belongs to the workshop for the %s', (name, variant) => expect(workshopVariant(name)).toBe(variant));
