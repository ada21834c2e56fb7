import { resetPath } from '@atlas/domain/auth';
import { FORM_FAILED } from '@atlas/domain/errors';
import type { AccountRecovery } from '../../session/authClient.ts';

/** Where the code is to be entered, or why none was sent. */
type RequestedCode = { path: string; email: string } | { error: string };

/** Has a code mailed to an address. Rejects where the connection was lost. */
export async function requestCode({ forgotPassword }: AccountRecovery, email: string): Promise<RequestedCode> {
  const { id, token, error, email: to = email } = await forgotPassword(email);
  if (id === undefined || token === undefined) return { error: error ?? FORM_FAILED };
  return { path: resetPath({ id, token, email: to, otp: null }), email: to };
}
