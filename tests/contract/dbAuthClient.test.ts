// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshFolder, startServer } from '../../scripts/serverProcess.ts';

interface PublishedAuth {
  loading: boolean;
  isAuthenticated: boolean;
  hasError: boolean;
  currentUser: { email?: string; roles?: string } | null;
  logIn(given: object): Promise<{ error?: string; id?: number }>;
  logOut(): Promise<void>;
  hasRole(role: string): boolean;
}

afterEach(cleanup);

// The second server finds the demo that the first one made.
const DATA_DIR = freshFolder();

describe.each(['development', 'production'])('the published dbAuth web client with NODE_ENV=%s', (NODE_ENV) => {
  it('signs in, reads the current user and signs out', async () => {
    const server = await startServer({ NODE_ENV, DATA_DIR, DEMO: '1', SESSION_SECRET: 'a secret of thirty-two characters' });
    try {
      vi.stubGlobal('RWJS_ENV', {});
      (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${server.address}/`);
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
      expect(auth).toMatchObject({ isAuthenticated: false, currentUser: null, hasError: false });

      let answer: { error?: string } | undefined;
      await act(async () => {
        answer = await auth?.logIn({ username: 'member@atlas.example', password: 'wrong' });
      });
      expect(answer).toEqual({ error: 'Incorrect email or password.' });
      await waitFor(() => expect(auth?.loading).toBe(false));
      expect(auth?.isAuthenticated).toBe(false);

      await act(async () => {
        await auth?.logIn({ username: 'member@atlas.example', password: 'Atlas-demo-2026!' });
      });
      await waitFor(() => expect(auth?.isAuthenticated).toBe(true));
      expect(auth?.currentUser).toMatchObject({ email: 'member@atlas.example', roles: 'member' });
      expect([auth?.hasRole('member'), auth?.hasRole('admin')]).toEqual([true, false]);

      await act(async () => {
        await auth?.logOut();
      });
      await waitFor(() => expect(auth).toMatchObject({ isAuthenticated: false, currentUser: null, loading: false }));
    } finally {
      vi.unstubAllGlobals();
      await server.stop();
    }
  });
});
