export {
  changeEmailForm,
  changeEmailWithCodeForm,
  changePasswordForm,
  CURRENT_PASSWORD_WRONG,
  currentPasswordForm,
  NO_PASSWORD_YET,
  SAME_PASSWORD,
  secondStepForm,
} from './accountForms.ts';
export { affiliateInfoForm } from './affiliateInfoForm.ts';
export { afterSignUp, afterSignUpText, SIGNED_UP } from './afterSignUp.ts';
export { forgotPasswordForm, setNewPasswordForm } from './askCodeForms.ts';
export {
  ACCOUNT_EXISTS,
  EMAIL_SENT,
  EMAIL_TAKEN,
  FORGOT_PASSWORD,
  FORGOT_PASSWORD_LINK,
  otpResent,
  otpSent,
  PASSWORD_CHANGED,
  RESET_PASSWORD,
  SET_NEW_PASSWORD,
  SIGN_IN_FAILED,
  SIGN_UP_HEADING,
  SIGN_UP_LOGIN_LINK,
  SIGN_UP_PENDING,
} from './authTexts.ts';
export { SIGN_UP_REDIRECT_MS, TOKEN_CACHE_MS } from './authTiming.ts';
export { AUTH_OUTSIDE_PROVIDER, currentUserError } from './clientErrors.ts';
export { LOG_IN_AGAIN, otherPersonText, otherRoleText, SIGN_OUT_FAILED } from './heldSessionTexts.ts';
export { missingFunctionError } from './missingFunctionError.ts';
export { COMMON_PASSWORD, COMMON_PASSWORDS, isCommonPassword } from './commonPasswords.ts';
export { EXAMPLE_EMAIL, INVALID_EMAIL } from './email.ts';
export {
  CONFIRM_PARAM,
  CONFIRMATION_DAYS,
  CONFIRMATION_INVALID,
  confirmationExpiry,
  confirmationSent,
  confirmPath,
  EMAIL_CHANGED,
  EMAIL_CONFIRMED,
  EMAIL_TAKEN_MEANWHILE,
  EMAIL_UNCHANGED,
  type EmailConfirmation,
  NO_PENDING_CHANGE,
  STAFF_CHANGE_HOURS,
  staffChangeExpiry,
  whyNotConfirmed,
} from './emailConfirmation.ts';
export { emailAddress } from './emailAddress.ts';
export { entryRedirect } from './entryRedirect.ts';
export { FACEBOOK_HOST, facebookProfileUrl, INVALID_FACEBOOK_PROFILE } from './facebookProfile.ts';
export { GENERATED_PASSWORD_LENGTH, generatePassword } from './generatePassword.ts';
export {
  type BrowserSignIn,
  isKnownBrowserOf,
  KNOWN_BROWSER_ACCOUNTS,
  KNOWN_BROWSER_DAYS,
  knownBrowserExpiry,
  withSignIn,
} from './knownBrowser.ts';
export { GOOD_CODES, goodCodes } from './goodCodes.ts';
export { type LoginForm, loginForm } from './loginForm.ts';
export {
  OTP_AUTO_VERIFY_MS,
  OTP_LENGTH,
  OTP_RESEND_ADVICE,
  OTP_RESEND_HINT,
  OTP_RESEND_SECONDS,
  otpDigits,
  resendCountdown,
  resendWait,
} from './otp.ts';
export { normalizePassword, passwordSpellings } from './normalizePassword.ts';
export { otpForm } from './otpForm.ts';
export { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from './password.ts';
export {
  CODE_FIRST,
  isOtpSpent,
  isResetLinkSpent,
  judgeOtp,
  MIN_OTP,
  OTP_END,
  OTP_EXPIRED,
  OTP_TOO_MANY,
  OTP_VALID,
  type OtpVerdict,
  type PasswordReset,
  RESET_ATTEMPTS,
  RESET_LINK_INVALID,
  RESET_MINUTES,
  RESET_TOKEN_EXPIRED,
  RESET_TOKEN_INVALID,
  RESET_TOKEN_REQUIRED,
  resetExpiry,
  SET_PASSWORD_HOURS,
  setPasswordExpiry,
  whyNotNewPassword,
  whyNotReset,
} from './passwordReset.ts';
export { meetsPasswordRules, PASSWORD_RULES, passwordChecklist } from './passwordRules.ts';
export {
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  REQUEST_BUDGETS,
  type RequestBudget,
  type RequestBudgetName,
} from './rateLimits.ts';
export { CHOOSE_PASSWORD, codeSentTo, FORGOT_PASSWORD_LEDE, RECOVERY_NEEDS_SCRIPT, SET_NEW_PASSWORD_LEDE } from './recoveryTexts.ts';
export { PASSWORD_CRITERIA, PASSWORDS_DIFFER, resetPasswordForm, setPasswordForm } from './resetForms.ts';
export { type ResetLink, readResetLink, resetPath } from './resetLink.ts';
export {
  GUARDED_FLAGS,
  needsSecondFactor,
  readCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  recoveryCodesFile,
  secondFactorForm,
  shownKey,
  shownRecoveryCode,
  type TypedCode,
} from './secondFactor.ts';
export { CODE_HINT, CODE_NEEDED, CODE_WRONG, SET_UP_FIRST } from './secondFactorTexts.ts';
export { type SignUpForm, signUpForm } from './signUpForm.ts';
export { tooManyRequests } from './tooManyRequests.ts';
