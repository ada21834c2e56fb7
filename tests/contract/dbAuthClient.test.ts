// @vitest-environment happy-dom
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshFolder, type ServerProcess, startServer } from '../../scripts/serverProcess.ts';

// The responses come from a real server.
configure({ asyncUtilTimeout: 10_000 });

interface PublishedAuth {
  loading: boolean;
  isAuthenticated: boolean;
  hasError: boolean;
  currentUser: { email?: string; roles?: string } | null;
  logIn(given: object): Promise<{ error?: string; id?: number }>;
  logOut(): Promise<void>;
  signUp(given: object): Promise<{ error?: string; id?: number }>;
  forgotPassword(username: string): Promise<{ error?: string; id?: number; token?: string; email?: string }>;
  validateResetToken(resetToken: string): Promise<{ error?: string; id?: number; email?: string }>;
  resetPassword(given: { resetToken: string; password: string }): Promise<{ error?: string; fieldErrors?: Record<string, string> }>;
  hasRole(role: string): boolean;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Creates the client as an application does, in a page of the server. Returns it with its session.
 */
async function openPublished(address: string): Promise<{ auth: () => PublishedAuth }> {
  vi.stubGlobal('RWJS_ENV', {});
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${address}/`);
  vi.stubGlobal('RWJS_API_URL', '/api');
  vi.stubGlobal('RWJS_API_GRAPHQL_URL', '/api/graphql');
  const { createAuth, createDbAuthClient } = await import('@redwoodjs/auth-dbauth-web');
  const { AuthProvider, useAuth } = createAuth(createDbAuthClient());
  let auth: PublishedAuth | undefined;
  const Probe = () => {
    auth = useAuth() as unknown as PublishedAuth;
    return null;
  };
  render(createElement(AuthProvider as never, {}, createElement(Probe)));
  await waitFor(() => expect(auth?.loading).toBe(false));
  return { auth: () => auth as PublishedAuth };
}

/** The six digits of the email to an address, once it has been written. */
async function mailedCode(server: string, address: string): Promise<string> {
  const read = async (path: string) => (await fetch(server + path)).text();
  return vi.waitFor(
    async () => {
      const list = await read(`/dev/mailbox?${new URLSearchParams({ to: address }).toString()}`);
      const id = /href="\/dev\/mailbox\/(\d+)">Your code for a new password/.exec(list)?.[1];
      expect(id).toBeDefined();
      const code = /<pre[^>]*>[\s\S]*?\b(\d{6})\b/.exec(await read(`/dev/mailbox/${id}`))?.[1];
      expect(code).toBeDefined();
      return code ?? '';
    },
    { timeout: 20_000, interval: 200 },
  );
}

// The second server uses the demo that the first one created.
const DATA_DIR = freshFolder();
/** A password of its own, because production rejects the published one. */
const DEMO_PASSWORD = 'Atlas-contract-2026!';

describe.each(['development', 'production'])('the published dbAuth web client with NODE_ENV=%s', (NODE_ENV) => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ NODE_ENV, DATA_DIR, DEMO: '1', DEMO_PASSWORD, SESSION_SECRET: 'a secret of thirty-two characters' });
  }, 120_000);
  afterAll(() => server.stop());

  it('signs in, reads the current user and signs out', async () => {
    const { auth } = await openPublished(server.address);
    expect(auth()).toMatchObject({ isAuthenticated: false, currentUser: null, hasError: false });

    let answer: { error?: string } | undefined;
    await act(async () => {
      answer = await auth().logIn({ username: 'member@atlas.example', password: 'wrong' });
    });
    expect(answer).toEqual({ error: 'Incorrect email or password.' });
    await waitFor(() => expect(auth().loading).toBe(false));
    expect(auth().isAuthenticated).toBe(false);

    await act(async () => {
      await auth().logIn({ username: 'member@atlas.example', password: DEMO_PASSWORD });
    });
    await waitFor(() => expect(auth().isAuthenticated).toBe(true));
    expect(auth().currentUser).toMatchObject({ email: 'member@atlas.example', roles: 'member' });
    expect([auth().hasRole('member'), auth().hasRole('admin')]).toEqual([true, false]);

    await act(async () => {
      await auth().logOut();
    });
    await waitFor(() => expect(auth()).toMatchObject({ isAuthenticated: false, currentUser: null, loading: false }));
  });

  it('requests a code, and reports an invalid address', async () => {
    const { auth } = await openPublished(server.address);
    const { forgotPassword, validateResetToken, resetPassword } = auth();
    expect(await forgotPassword('')).toEqual({ error: 'Username is required' });
    expect(await forgotPassword('nobody')).toEqual({ error: 'Enter a valid email address (e.g., juan@example.com)' });
    // An address without an account looks the same.
    const requested = { id: expect.any(Number) as number, token: expect.stringMatching(/^[\w-]{16}$/) as string };
    const unknown = await forgotPassword('Nobody@example.com');
    expect(unknown).toEqual({ ...requested, email: 'nobody@example.com' });
    expect(await forgotPassword('member@atlas.example')).toEqual({ ...requested, email: 'member@atlas.example' });

    expect(await validateResetToken('')).toEqual({ error: 'resetToken is required' });
    expect(await validateResetToken('nonsense')).toEqual({ error: 'resetToken is invalid' });
    expect(await validateResetToken(unknown.token ?? '')).toEqual({ id: unknown.id, email: 'nobody@example.com' });

    expect(await resetPassword({ resetToken: '', password: 'Bahay-kubo1' })).toEqual({ error: 'resetToken is required' });
    expect(await resetPassword({ resetToken: 'nonsense', password: 'Bahay-kubo1' })).toEqual({ error: 'resetToken is invalid' });
    expect(await resetPassword({ resetToken: unknown.token ?? '', password: 'Bahay-kubo1' })).toEqual({
      error: 'Enter the code from the email first.',
    });
  });

  // Codes are read from the mailbox, which only development has.
  if (NODE_ENV === 'production') return;
  it('sets a new password after the code of the email was entered', async () => {
    const { auth } = await openPublished(server.address);
    const username = `ana-${randomUUID()}@example.com`;
    const { forgotPassword, resetPassword, validateResetToken } = auth();
    await act(async () => {
      await auth().signUp({ username, password: 'tatlong-mangga-77', firstName: 'Ana', lastName: 'Reyes', facebookProfile: '' });
    });
    const { id = 0, token: resetToken = '' } = await forgotPassword(username);
    const otp = Number(await mailedCode(server.address, username));
    const query = 'mutation ($id: Int!, $otp: Int!) { validateOtp(input: { id: $id, otp: $otp }) { isValid } }';
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.address}/api/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { id, otp } }) });

    const criteria = 'Password must meet all validation criteria.';
    expect(await resetPassword({ resetToken, password: 'mangga' })).toEqual({ error: criteria, fieldErrors: { password: criteria } });
    expect(await resetPassword({ resetToken, password: '' })).toEqual({
      error: 'Password is required',
      fieldErrors: { password: 'Password is required' },
    });
    expect(await resetPassword({ resetToken, password: 'Apat-na-mangga-78' })).toEqual({});
    expect(await validateResetToken(resetToken)).toEqual({ error: 'resetToken is invalid' });
    await act(async () => {
      expect(await auth().logIn({ username, password: 'Apat-na-mangga-78' })).toMatchObject({ email: username });
    });
    // All these tests share one browser.
    await act(() => auth().logOut());
  });
});
