/**
 * The message of the error when the auth client lacks a function that is called.
 *
 * @example missingFunctionError('dbAuth') // 'Auth client dbAuth does not implement this function'
 * Specification 2 §7.
 */
export function missingFunctionError(clientType: string): string {
  return `Auth client ${clientType} does not implement this function`;
}
