/** The error of a component that reads the session outside its provider. Specification 2 §8. */
export const AUTH_OUTSIDE_PROVIDER = 'useAuth must be used within an AuthProvider';

/**
 * The message of the error when the current user cannot be fetched.
 *
 * @example currentUserError('Bad Gateway', 502) // 'Could not fetch current user: Bad Gateway (502)'
 * Specification 2 §8.
 */
export function currentUserError(statusText: string, status: number): string {
  return `Could not fetch current user: ${statusText} (${status})`;
}
