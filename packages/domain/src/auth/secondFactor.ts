import type { PageFlag } from '../access/pageFlags.ts';
import * as z from 'zod/mini';

/** Number of recovery codes issued at once. */
export const RECOVERY_CODES = 10;
/** 32 characters without look-alikes, five bits each. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Two groups of five: 50 bits. */
export const RECOVERY_LENGTH = 10;

/**
 * Levels with one of these flags see other people's payments, or the settings. They need a second
 * factor and have shorter sessions.
 */
export const GUARDED_FLAGS: readonly PageFlag[] = ['defaultSettings', 'studentPaymentDetails'];

/**
 * Whether an access level requires two-step sign-in. It is optional for all others.
 *
 * @example needsSecondFactor({ defaultSettings: true }) // true
 */
export const needsSecondFactor = (pageAccess: Partial<Record<PageFlag, boolean>>): boolean =>
  GUARDED_FLAGS.some((flag) => pageAccess[flag] === true);

/**
 * Spaces, dashes of every kind, the minus sign, and invisible characters such as the zero-width
 * space.
 */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212\u2043]/gu;

/** A typed code: six digits of the app, a recovery code, or neither. */
export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string } | null;

/**
 * Reads a code, ignoring spaces, dashes and invisible characters.
 *
 * @example readCode('123 456') // { kind: 'app', code: '123456' }
 * @example readCode('abcde-23456') // { kind: 'recovery', code: 'ABCDE23456' }
 */
export function readCode(typed: string): TypedCode {
  const code = typed.replaceAll(SEPARATORS, '').toUpperCase();
  if (/^[0-9]{6}$/.test(code)) return { kind: 'app', code };
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every((letter) => RECOVERY_ALPHABET.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : null;
}

/** A recovery code in display form. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

const CODE_REQUIRED = 'Enter the six digits';

/** The code shown by the authenticator app. */
export const secondFactorForm = z.object({
  code: z.string(CODE_REQUIRED).check(z.refine((typed) => readCode(typed)?.kind === 'app', { error: CODE_REQUIRED })),
});

/**
 * The key of an authenticator app in display form, in groups of four.
 *
 * @example shownKey('JBSWY3DPEHPK3PXP') // 'JBSW Y3DP EHPK 3PXP'
 */
export const shownKey = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');

/** The file of a person's recovery codes: the account, then one code per line. */
export const recoveryCodesFile = (email: string, codes: readonly string[]): string =>
  [
    `Atlas recovery codes of ${email}`,
    'Each signs you in once, in the place of the code of your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');
