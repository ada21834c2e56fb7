import { FORGOT_PASSWORD, FORGOT_PASSWORD_LEDE, forgotPasswordForm } from '@atlas/domain/auth';
import { RequestCodePage } from './RequestCodePage.tsx';

/**
 * `/forgot-password`: sends a code to users who forgot their password.
 * @spec 1 §2.3
 */
export const ForgotPasswordScreen = () => (
  <RequestCodePage route="forgotPassword" title={FORGOT_PASSWORD} lede={FORGOT_PASSWORD_LEDE} form={forgotPasswordForm} />
);
