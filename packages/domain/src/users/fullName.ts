/** The parts of a person's name; missing parts are empty or null. */
export interface NameParts {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  readonly suffix?: string | null;
}

/**
 * Joins the parts of a name into the full name.
 *
 * @example fullName({ firstName: 'Juan', middleName: null, lastName: 'Dela Cruz', suffix: 'Jr.' })
 * // 'Juan Dela Cruz Jr.'
 */
export const fullName = ({ firstName, middleName, lastName, suffix }: NameParts): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
