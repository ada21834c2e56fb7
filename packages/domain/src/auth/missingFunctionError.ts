/**
 * The error message when the auth client lacks a called function.
 *
 * @example missingFunctionError('dbAuth') // 'Auth client dbAuth does not implement this function'
 * @spec 2 §7
 */
export function missingFunctionError(clientType: string): string {
  return `Auth client ${clientType} does not implement this function`;
}
