import { describe, expect, test } from 'vitest';
import { type Consent, CONSENT_VERSION, consentText, NECESSARY_ONLY, readConsent, readConsentReference } from './consent.ts';
import { consentForm } from './consentForm.ts';
import { type ConsentButton, postedConsent, readConsentButton } from './postedConsent.ts';

const BOTH: Consent = { statistics: true, marketing: true };
const REFERENCE = 'q3Zk8mVw1PsT5xYb';

describe('readConsent', () => {
  test.each<Consent>([NECESSARY_ONLY, BOTH, { statistics: true, marketing: false }, { statistics: false, marketing: true }])(
    'reads what consentText writes: %j',
    (consent) => {
      const text = consentText(consent, REFERENCE);
      expect(readConsent(text)).toEqual(consent);
      expect(readConsentReference(text)).toBe(REFERENCE);
    },
  );

  test.each([
    null,
    undefined,
    '',
    '1',
    '1.sm',
    `1.x.${REFERENCE}`,
    `1.ms.${REFERENCE}`,
    `1.sm.${REFERENCE.slice(1)}`,
    `1.sm.${'x'.repeat(41)}`,
    `1.sm.${REFERENCE}; path=/`,
    `1.sm.${REFERENCE}é`,
  ])('finds neither choice nor reference in %j', (text) => {
    expect(readConsent(text)).toBeNull();
    expect(readConsentReference(text)).toBeNull();
  });

  test.each([CONSENT_VERSION - 1, CONSENT_VERSION + 1])('finds no choice, but the reference, in version %d', (version) => {
    expect(readConsent(`${version}.sm.${REFERENCE}`)).toBeNull();
    expect(readConsentReference(`${version}.sm.${REFERENCE}`)).toBe(REFERENCE);
  });
});

test('a choice names both purposes', () => {
  expect(consentForm.parse({ ...BOTH, more: 1 })).toEqual(BOTH);
  expect(consentForm.safeParse({ statistics: true }).success).toBe(false);
  expect(consentForm.safeParse({ statistics: 'yes', marketing: false }).success).toBe(false);
});

test.each<[ConsentButton, readonly string[], Consent]>([
  ['necessary', ['statistics', 'marketing'], NECESSARY_ONLY],
  ['withdraw', ['statistics', 'marketing'], NECESSARY_ONLY],
  ['all', [], BOTH],
  ['chosen', [], NECESSARY_ONLY],
  ['chosen', ['statistics'], { statistics: true, marketing: false }],
  ['chosen', ['marketing'], { statistics: false, marketing: true }],
])('%s with %j checked chooses %j', (button, checked, consent) =>
  expect(postedConsent(button, (name) => checked.includes(name))).toEqual(consent),
);

test('reads only known buttons', () => {
  expect(readConsentButton('all')).toBe('all');
  expect(['', 'All', 'ask', null, undefined].map(readConsentButton)).toEqual([null, null, null, null, null]);
});
