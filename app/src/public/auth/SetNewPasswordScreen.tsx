import { SET_NEW_PASSWORD, SET_NEW_PASSWORD_LEDE, setNewPasswordForm } from '@atlas/domain/auth';
import { RequestCodePage } from './RequestCodePage.tsx';

/**
 * `/set-new-password`: sends a code to accounts that never had a password.
 * @spec 1 §2.3
 */
export const SetNewPasswordScreen = () => (
  <RequestCodePage route="setNewPassword" title={SET_NEW_PASSWORD} lede={SET_NEW_PASSWORD_LEDE} form={setNewPasswordForm} />
);
