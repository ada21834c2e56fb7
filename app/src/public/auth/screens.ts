import { plainScreen, type ScreenTable } from '../../routing/screen.ts';

const Nothing = () => null;

/**
 * Sign-in, sign-up and account recovery. Their first paint is the page itself, so they need no
 * skeleton.
 */
export const screens = {
  login: plainScreen({ load: async () => (await import('./LoginScreen.tsx')).LoginScreen, skeleton: Nothing }),
  signup: plainScreen({ load: async () => (await import('./SignUpScreen.tsx')).SignUpScreen, skeleton: Nothing }),
  forgotPassword: plainScreen({
    load: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    skeleton: Nothing,
  }),
  setNewPassword: plainScreen({
    load: async () => (await import('./SetNewPasswordScreen.tsx')).SetNewPasswordScreen,
    skeleton: Nothing,
  }),
  resetPassword: plainScreen({
    load: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen,
    skeleton: Nothing,
  }),
  forbidden: plainScreen({ load: async () => (await import('../../shell/ForbiddenScreen.tsx')).ForbiddenScreen, skeleton: Nothing }),
} satisfies ScreenTable;
