/** The parts of a person's name; missing parts are empty or null. */
export interface NameParts {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  readonly suffix?: string | null;
  /** Replaces a name without any visible part. */
  readonly email?: string | null;
}

/**
 * Joins the parts of a name into the full name. Without any part, the email address takes its place,
 * so that a person is never shown without a name.
 *
 * @example fullName({ firstName: 'Juan', middleName: null, lastName: 'Dela Cruz', suffix: 'Jr.' })
 * // 'Juan Dela Cruz Jr.'
 */
export const fullName = ({ firstName, middleName, lastName, suffix, email }: NameParts): string =>
  [firstName, middleName, lastName, suffix]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') ||
  (email ?? '');
