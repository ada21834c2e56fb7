import { FORGOT_PASSWORD, FORGOT_PASSWORD_LEDE, forgotPasswordForm } from '@atlas/domain/auth';
import { AskCodePage } from './AskCodePage.tsx';

/** `/forgot-password`: a code for whoever does not remember their password. Specification 1 §2.3. */
export const ForgotPasswordScreen = () => (
  <AskCodePage route="forgotPassword" title={FORGOT_PASSWORD} lede={FORGOT_PASSWORD_LEDE} form={forgotPasswordForm} />
);
