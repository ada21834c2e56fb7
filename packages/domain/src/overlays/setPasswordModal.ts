/**
 * Texts of the set-password modal of the free lessons. Our own; its errors are those of
 * `setPasswordForm`.
 */
export const SET_PASSWORD = {
  title: 'Set your password',
  text: 'Use it to return to your free lessons from any phone or computer.',
  field: 'Password',
  save: 'Save password',
  skip: 'Skip',
  skipped: 'If you skip, we make a password for you and send it by email.',
} as const;
