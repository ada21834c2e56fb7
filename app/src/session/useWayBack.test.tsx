import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createAuthClient, type AuthClient, type WayBack } from './authClient.ts';
import { AuthProvider, knownSession } from './AuthProvider.tsx';
import { useWayBack } from './useWayBack.ts';

afterEach(cleanup);

function wayBackThrough(calls: Partial<Record<keyof WayBack, unknown>>): WayBack {
  const client = { ...createAuthClient(), ...calls } as AuthClient;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider client={client} initial={knownSession({ token: null, user: null })}>
      {children}
    </AuthProvider>
  );
  return renderHook(useWayBack, { wrapper }).result.current;
}

const steps: [keyof WayBack, unknown, (wayBack: WayBack) => Promise<unknown>][] = [
  ['forgotPassword', 'a@b.example', (wayBack) => wayBack.forgotPassword('a@b.example')],
  ['validateResetToken', 'abc', (wayBack) => wayBack.validateResetToken('abc')],
  ['resetPassword', { resetToken: 'abc', password: 'x' }, (wayBack) => wayBack.resetPassword({ resetToken: 'abc', password: 'x' })],
];

test.each(steps)('%s is the client’s', async (name, given, call) => {
  const answer = { id: 7, token: 'abc', email: 'a@b.example' };
  const asked = vi.fn(async () => answer);
  expect(await call(wayBackThrough({ [name]: asked }))).toEqual(answer);
  expect(asked).toHaveBeenCalledWith(given);
});

test.each(steps)('%s of a client without it says so', async (name, _given, call) => {
  await expect(call(wayBackThrough({ [name]: undefined }))).rejects.toThrow('Auth client dbAuth does not implement this function');
});
