import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Sign-in, sign-up and passwords, as a visitor opens them. */
export const places = {
  login: [null, '/login?redirectTo=%2Fcourses%2Fmy-courses'],
  signup: [null, '/signup?email=maria%40example.com'],
  forgotPassword: [null, '/forgot-password'],
  setNewPassword: [null, '/set-new-password?email=maria%40example.com'],
  resetPassword: [null, (atlas) => atlas.resetPath('maria@example.com')],
  forbidden: [null, '/forbidden'],
} satisfies ScreenPlaces<'public', 'auth'>;
