import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { changePasswordForm } from './accountForms.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { normalizePassword, passwordSpellings } from './normalizePassword.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts';
import { passwordChecklist } from './passwordRules.ts';
import { resetPasswordForm } from './resetForms.ts';
import { signUpForm } from './signUpForm.ts';

const COMPOSED = 'Se\u00F1orita-Bahay-2026';
const DECOMPOSED = 'Sen\u0303orita-Bahay-2026';

describe('normalizePassword', () => {
  it.each([
    ['a composed letter', COMPOSED, COMPOSED],
    ['a decomposed letter', DECOMPOSED, COMPOSED],
    ['a no-break space', 'bahay\u00A0kubo', 'bahay kubo'],
    ['an ideographic space', 'bahay\u3000kubo', 'bahay kubo'],
    ['spaces at the ends', ' bahay ', ' bahay '],
    ['compatibility characters, which stay distinct', '\u2460\uFB01', '\u2460\uFB01'],
    ['nothing', '', ''],
  ])('normalizes %s', (_what, typed, expected) => {
    expect(normalizePassword(typed)).toBe(expected);
  });

  it('normalizes both compositions of any text to the same form, and leaves that form unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const normalized = normalizePassword(text.normalize('NFD'));
        expect(normalized).toBe(normalizePassword(text.normalize('NFC')));
        expect(normalizePassword(normalized)).toBe(normalized);
      }),
    );
  });
});

describe('passwordSpellings', () => {
  it.each([
    ['plain ASCII', 'Bahay-kubo1', ['Bahay-kubo1']],
    ['a composed letter', COMPOSED, [COMPOSED, DECOMPOSED]],
    ['a decomposed letter', DECOMPOSED, [COMPOSED, DECOMPOSED]],
    ['a no-break space', 'a\u00A0b', ['a b', 'a\u00A0b']],
  ])('lists the normalized spelling of %s first', (_what, typed, expected) => {
    expect(passwordSpellings(typed)).toEqual(expected);
  });
});

describe('new passwords', () => {
  const names = { firstName: 'Ana', lastName: 'Cruz', facebookProfile: '', email: 'ana@example.com' };

  it('are stored in normalized form, however they are typed', () => {
    expect(signUpForm.parse({ ...names, password: DECOMPOSED }).password).toBe(COMPOSED);
    expect(changePasswordForm.parse({ currentPassword: 'x', password: DECOMPOSED }).password).toBe(COMPOSED);
  });

  it('match when typed twice in different forms', () => {
    expect(fieldErrors(resetPasswordForm, { password: COMPOSED, confirmPassword: DECOMPOSED })).toBeUndefined();
  });

  it('are measured in normalized form', () => {
    const ofLength = (letters: number) => fieldErrors(signUpForm, { ...names, password: 'n\u0303'.repeat(letters) });
    expect(ofLength(PASSWORD_MIN - 1)).toHaveProperty('password');
    expect(ofLength(PASSWORD_MIN)).toBeUndefined();
    expect(ofLength(PASSWORD_MAX)).toBeUndefined();
    expect(ofLength(PASSWORD_MAX + 1)).toHaveProperty('password');
  });

  it('do not count the accent of a decomposed letter as a special character', () => {
    const special = (password: string) => passwordChecklist(password).find(({ key }) => key === 'special')?.met;
    expect([special('Sen\u0303orita1'), special('Sen\u0303orita1!')]).toEqual([false, true]);
  });

  it('are found on the list of common passwords with any trailing space', () => {
    expect(isCommonPassword('\u00A0password123')).toBe(true);
  });
});
