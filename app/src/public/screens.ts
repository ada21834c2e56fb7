import { plainScreen, publicScreen, type ScreenTable } from '../routing/screen.ts';
import FunnelQuery from './funnels/__generated__/FunnelPageQuery$parameters.ts';

const Nothing = () => null;

/** The screens for everybody, signed in or not. Their first paint is the page itself, so while they load nothing else shows. */
export const screens: ScreenTable<'public'> = {
  login: plainScreen({ load: async () => (await import('./auth/LoginScreen.tsx')).LoginScreen, skeleton: Nothing }),
  signup: plainScreen({ load: async () => (await import('./auth/SignUpScreen.tsx')).SignUpScreen, skeleton: Nothing }),
  forgotPassword: plainScreen({
    load: async () => (await import('./auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    skeleton: Nothing,
  }),
  setNewPassword: plainScreen({
    load: async () => (await import('./auth/SetNewPasswordScreen.tsx')).SetNewPasswordScreen,
    skeleton: Nothing,
  }),
  resetPassword: plainScreen({
    load: async () => (await import('./auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    skeleton: Nothing,
  }),
  forbidden: plainScreen({ load: async () => (await import('../shell/ForbiddenScreen.tsx')).ForbiddenScreen, skeleton: Nothing }),
  thankYou: plainScreen({ load: async () => (await import('./thanks/ThankYouScreen.tsx')).ThankYouScreen, skeleton: Nothing }),
  // Both entries of /{slug} share one screen; the first name is the one that matches.
  mainAffiliateLink: publicScreen({
    load: async () => (await import('./funnels/FunnelScreen.tsx')).FunnelScreen,
    query: FunnelQuery,
    subject: 'publicFunnel',
    skeleton: Nothing,
  }),
};
