import { resetPath } from '@atlas/domain/auth';
import { FORM_FAILED } from '@atlas/domain/errors';
import type { AccountRecovery } from '../../session/authClient.ts';

/** The path where the code is entered, or the reason why none was sent. */
type RequestedCode = { path: string; email: string } | { error: string };

/** Requests a code by email. Rejects when the connection is lost. */
export async function requestCode({ forgotPassword }: AccountRecovery, email: string): Promise<RequestedCode> {
  const { id, token, error, email: to = email } = await forgotPassword(email);
  if (id === undefined || token === undefined) return { error: error ?? FORM_FAILED };
  return { path: resetPath({ id, token, email: to, otp: null }), email: to };
}
