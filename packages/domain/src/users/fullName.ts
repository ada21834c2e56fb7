/** The parts of somebody's name; what is missing is empty or null. */
export interface NameParts {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  readonly suffix?: string | null;
}

/**
 * Somebody's whole name.
 *
 * @example fullName({ firstName: 'Juan', middleName: null, lastName: 'Dela Cruz', suffix: 'Jr.' }) // 'Juan Dela Cruz Jr.'
 */
export const fullName = ({ firstName, middleName, lastName, suffix }: NameParts): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
