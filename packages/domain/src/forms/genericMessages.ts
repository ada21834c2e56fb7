/**
 * Errors of fields without their own message; the label precedes them.
 *
 * @spec 2 §5
 */
export const GENERIC_FORM_MESSAGES = {
  required: 'is required',
  pattern: 'is not formatted correctly',
  minLength: 'is too short',
  maxLength: 'is too long',
  min: 'is too low',
  max: 'is too high',
  validate: 'is not valid',
} as const;

/**
 * The generic error of a field.
 *
 * @example formMessage('Name', 'required') // 'Name is required'
 * @spec 2 §5
 */
export function formMessage(label: string, kind: keyof typeof GENERIC_FORM_MESSAGES): string {
  return `${label} ${GENERIC_FORM_MESSAGES[kind]}`;
}

/**
 * The error of a line with characters that are not visible and cannot be dropped.
 *
 * @example hiddenCharacters('Name') // 'Name contains hidden characters. Type it again.'
 */
export const hiddenCharacters = (label: string): string => `${label} contains hidden characters. Type it again.`;
