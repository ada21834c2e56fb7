import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createAuthClient, type AuthClient, type AccountRecovery } from './authClient.ts';
import { AuthProvider, knownSession } from './AuthProvider.tsx';
import { useAccountRecovery } from './useAccountRecovery.ts';

function recoveryThrough(calls: Partial<Record<keyof AccountRecovery, unknown>>): AccountRecovery {
  const client = { ...createAuthClient(), ...calls } as AuthClient;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider client={client} initial={knownSession({ token: null, user: null })}>
      {children}
    </AuthProvider>
  );
  return renderHook(useAccountRecovery, { wrapper }).result.current;
}

const steps: [keyof AccountRecovery, unknown, (accountRecovery: AccountRecovery) => Promise<unknown>][] = [
  ['forgotPassword', 'a@b.example', (accountRecovery) => accountRecovery.forgotPassword('a@b.example')],
  ['validateResetToken', 'abc', (accountRecovery) => accountRecovery.validateResetToken('abc')],
  [
    'resetPassword',
    { resetToken: 'abc', password: 'x' },
    (accountRecovery) => accountRecovery.resetPassword({ resetToken: 'abc', password: 'x' }),
  ],
];

test.each(steps)('%s calls the client', async (name, given, call) => {
  const answer = { id: 7, token: 'abc', email: 'a@b.example' };
  const requested = vi.fn(async () => answer);
  expect(await call(recoveryThrough({ [name]: requested }))).toEqual(answer);
  expect(requested).toHaveBeenCalledWith(given);
});

test.each(steps)('%s rejects with an explanation where the client lacks it', async (name, _given, call) => {
  await expect(call(recoveryThrough({ [name]: undefined }))).rejects.toThrow('Auth client dbAuth does not implement this function');
});
