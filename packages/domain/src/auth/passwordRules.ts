import { normalizePassword } from './normalizePassword.ts';
import { PASSWORD_MIN } from './password.ts';

/**
 * The checklist for a new password, in display order.
 *
 * @spec 2 §5
 */
export const PASSWORD_RULES = [
  { key: 'length', label: `At least ${PASSWORD_MIN} characters`, met: (password: string) => [...password].length >= PASSWORD_MIN },
  { key: 'uppercase', label: 'An uppercase letter', met: (password: string) => /\p{Lu}/u.test(password) },
  { key: 'lowercase', label: 'A lowercase letter', met: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'number', label: 'A number', met: (password: string) => /\d/.test(password) },
  { key: 'special', label: 'A special character', met: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/**
 * The checklist of a password, with the rules it meets. Letters of any alphabet count. A special
 * character is neither a letter, a digit nor a space.
 *
 * @example passwordChecklist('abc')[2]
 * // { key: 'lowercase', label: 'A lowercase letter', met: true }
 * @spec 2 §5
 */
export function passwordChecklist(password: string): { key: string; label: string; met: boolean }[] {
  const normalized = normalizePassword(password);
  return PASSWORD_RULES.map(({ key, label, met }) => ({ key, label, met: met(normalized) }));
}

/**
 * Whether a password meets the whole checklist.
 *
 * @example meetsPasswordRules('Bahay-kubo1') // true
 * @spec 2 §5
 */
export function meetsPasswordRules(password: string): boolean {
  return passwordChecklist(password).every(({ met }) => met);
}
