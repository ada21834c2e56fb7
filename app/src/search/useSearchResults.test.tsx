import type { GlobalSearch } from '@atlas/domain/lists';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../session/authContext.ts';
import { useSearchResults } from './useSearchResults.ts';

/** The requests so far. The test responds to each. */
let requests: {
  variables: { query: string; type: string | null };
  answer: (titles: string[]) => Promise<void>;
  reject: () => Promise<void>;
}[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const send = (json: unknown) => act(async () => resolve(Response.json(json)));
    requests.push({
      variables: (JSON.parse(body) as { variables: { query: string; type: string | null } }).variables,
      answer: (titles) =>
        send({
          data: { globalSearch: titles.map((title) => ({ id: title, databaseId: 1, subId: null, type: 'course', title, detail: null })) },
        }),
      reject: () =>
        send({ data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN', originalError: { message: 'Not you.' } } }] }),
    });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const auth = { client: { knownToken: () => 'token' } } as unknown as Auth;
const wrapper = ({ children }: { children: ReactNode }) => <AuthContext value={auth}>{children}</AuthContext>;

function searching(query: string) {
  const { result, rerender } = renderHook((search: GlobalSearch) => useSearchResults(search), {
    wrapper,
    initialProps: { query, type: null } as GlobalSearch,
  });
  return {
    change: (next: string, type: GlobalSearch['type'] = null) => rerender({ query: next, type }),
    titles: () => result.current.found.map(({ title }) => title),
    state: () => result.current,
  };
}

test('requests the trimmed text and the type', async () => {
  const { state, titles } = searching(' upwork ');
  expect(state().isPending).toBe(true);
  expect(requests.map(({ variables }) => variables)).toEqual([{ query: 'upwork', type: null }]);
  await requests[0]?.answer(['Upwork basics']);
  expect([titles(), state().isPending]).toEqual([['Upwork basics'], false]);
});

test('ignores a late response to an earlier search', async () => {
  const { change, titles, state } = searching('up');
  change('upwork');
  await requests[1]?.answer(['second']);
  await requests[0]?.answer(['first']);
  expect([titles(), state().isPending]).toEqual([['second'], false]);
});

test('keeps the results until the next response', async () => {
  const { change, titles, state } = searching('up');
  await requests[0]?.answer(['first']);
  change('up', 'course');
  expect([titles(), state().isPending]).toEqual([['first'], true]);
  expect(requests[1]?.variables).toEqual({ query: 'up', type: 'course' });
});

test('sends no request for a text that is too short or too long', async () => {
  const { change, titles, state } = searching('up');
  await requests[0]?.answer(['first']);
  for (const text of ['u', '', 'x'.repeat(101)]) {
    change(text);
    expect([titles(), state().isPending]).toEqual([[], false]);
  }
  expect(requests).toHaveLength(1);
});

test('shows an error and sends the request again on retry', async () => {
  const { titles, state } = searching('up');
  await requests[0]?.reject();
  expect(state().failure).toBe('Not you.');
  act(() => state().retry());
  expect([state().failure, state().isPending]).toEqual([null, true]);
  await requests[1]?.answer(['again']);
  expect(titles()).toEqual(['again']);
});
