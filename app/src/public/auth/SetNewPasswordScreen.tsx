import { SET_NEW_PASSWORD, SET_NEW_PASSWORD_LEDE, setNewPasswordForm } from '@atlas/domain/auth';
import { RequestCodePage } from './RequestCodePage.tsx';

/** `/set-new-password`: a code for an account that never had a password. Specification 1 §2.3. */
export const SetNewPasswordScreen = () => (
  <RequestCodePage route="setNewPassword" title={SET_NEW_PASSWORD} lede={SET_NEW_PASSWORD_LEDE} form={setNewPasswordForm} />
);
