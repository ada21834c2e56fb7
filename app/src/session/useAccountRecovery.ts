import { missingFunctionError } from '@atlas/domain/auth';
import type { AuthClient, AccountRecovery } from './authClient.ts';
import { useAuth } from './authContext.ts';

/**
 * The functions of account recovery. One that the client lacks rejects with an explanation.
 * @spec 2 §7
 */
export const useAccountRecovery = (): AccountRecovery => recoveryOf(useAuth().client);

function recoveryOf({ type, forgotPassword, validateResetToken, resetPassword }: AuthClient): AccountRecovery {
  const missing = () => Promise.reject(new Error(missingFunctionError(type)));
  return {
    forgotPassword: forgotPassword ?? missing,
    validateResetToken: validateResetToken ?? missing,
    resetPassword: resetPassword ?? missing,
  };
}
