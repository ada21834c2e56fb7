/**
 * The error of a component that uses the session outside its provider.
 *
 * @spec 2 §8
 */
export const AUTH_OUTSIDE_PROVIDER = 'useAuth must be used within an AuthProvider';

/**
 * The error message when the current user cannot be fetched.
 *
 * @example currentUserError('Bad Gateway', 502)
 * // 'Could not fetch current user: Bad Gateway (502)'
 * @spec 2 §8
 */
export function currentUserError(statusText: string, status: number): string {
  return `Could not fetch current user: ${statusText} (${status})`;
}
