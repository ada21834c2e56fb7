import { act, cleanup, renderHook } from '@testing-library/react';
import { type LandingDraft, newBlock, type PageBlock } from '@atlas/domain/pages';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../../session/RequestError.ts';
import { overtaken } from '../../../testing/storyAssertions.ts';
import { keepDraft, keptDraft } from './keptDraft.ts';
import { useAutosave } from './useAutosave.ts';

const PAGE_ID = 3;
const pageOf = (shareTitle: string): LandingDraft => ({ blocks: [newBlock('hero', 'a')], shareTitle, shareDescription: '' });
const FIRST = pageOf('As loaded');
const offline = new RequestError('The connection was lost.', 'NETWORK');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const ms = (count: number) => act(() => vi.advanceTimersByTimeAsync(count));

interface Sent {
  readonly revision: number;
  readonly title: string;
  readonly accept: () => Promise<void>;
  readonly reject: (error: Error) => Promise<void>;
}

const saved = (revision: number, { blocks, shareTitle, shareDescription }: LandingDraft) => ({
  data: {
    saveLandingDraft: {
      id: 'LandingPage-3',
      databaseId: PAGE_ID,
      revision,
      shareTitle,
      shareDescription,
      draft: blocks.map(({ id, kind, props, isHidden }: PageBlock) => ({
        id: `PageBlock-${id}`,
        key: id,
        kind: kind.toUpperCase(),
        props,
        isHidden,
      })),
    },
  },
});

/** Edits a page at revision 7. The test settles each request to the server. */
function edit() {
  const sent: Sent[] = [];
  const network = Network.create((_query, variables) => {
    const { promise, resolve, reject } = Promise.withResolvers<GraphQLResponse>();
    const { revision, input } = variables as { revision: number; input: LandingDraft };
    sent.push({
      revision,
      title: input.shareTitle,
      accept: () => act(async () => resolve(saved(revision + 1, input) as unknown as GraphQLResponse)),
      reject: (error) => act(async () => reject(error)),
    });
    return Observable.from(promise);
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const read = { id: PAGE_ID, revision: 7, page: FIRST };
  const { result, rerender, unmount } = renderHook((page: LandingDraft) => useAutosave(read, page), { initialProps: FIRST, wrapper });
  return { sent, autosave: () => result.current, becomes: (page: LandingDraft) => rerender(page), unmount };
}

const titles = (sent: readonly Sent[]) => sent.map(({ revision, title }) => [revision, title]);

test('sends nothing while nothing has changed', async () => {
  const { sent, autosave } = edit();
  await ms(5000);
  expect(sent).toEqual([]);
  expect(autosave()).toMatchObject({ state: 'idle', isSaved: true, revision: 7 });
});

test('saves once, a second after the last change', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Wo'));
  await ms(900);
  becomes(pageOf('Work'));
  await ms(999);
  expect(sent).toEqual([]);
  await ms(1);
  expect(titles(sent)).toEqual([[7, 'Work']]);
  expect(autosave()).toMatchObject({ state: 'saving', isSaved: false });
  await sent[0]!.accept();
  expect(autosave()).toMatchObject({ state: 'saved', isSaved: true, revision: 8 });
  await ms(5000);
  expect(sent).toHaveLength(1);
});

test('saves a change during a request after it, with the new revision', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Work'));
  await ms(1000);
  becomes(pageOf('Work from home'));
  await ms(5000);
  expect(sent).toHaveLength(1);
  await sent[0]!.accept();
  expect(titles(sent)).toEqual([
    [7, 'Work'],
    [8, 'Work from home'],
  ]);
  expect(autosave().isSaved).toBe(false);
  await sent[1]!.accept();
  expect(autosave()).toMatchObject({ state: 'saved', isSaved: true, revision: 9 });
});

test('sends one request after several changes during a slow one', async () => {
  const { sent, becomes } = edit();
  becomes(pageOf('Work'));
  await ms(1000);
  for (const title of ['Work f', 'Work fr', 'Work from home']) {
    becomes(pageOf(title));
    await ms(1500);
  }
  await sent[0]!.accept();
  expect(titles(sent)).toEqual([
    [7, 'Work'],
    [8, 'Work from home'],
  ]);
  await sent[1]!.accept();
  expect(sent).toHaveLength(2);
});

test('flushes without the pause, and returns the saved revision', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Work'));
  const flushed = autosave().flush();
  await ms(0);
  await sent[0]!.accept();
  expect(await flushed).toBe(8);
  expect(await autosave().flush()).toBe(8);
  expect(sent).toHaveLength(1);
});

test('stops after a conflict, and keeps the draft in the browser', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Work'));
  await ms(1000);
  await sent[0]!.reject(overtaken('landing page'));
  expect(autosave().state).toBe('conflict');
  becomes(pageOf('Work from home'));
  await ms(5000);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await autosave().flush()).toBeNull();
  expect(sent).toHaveLength(1);
  expect(keptDraft(PAGE_ID)).toEqual({ revision: 7, page: pageOf('Work from home') });
});

test('does not send a change that waited for a request that ended in a conflict', async () => {
  const { sent, becomes } = edit();
  becomes(pageOf('Work'));
  await ms(1000);
  becomes(pageOf('Work from home'));
  await ms(1500);
  await sent[0]!.reject(overtaken('landing page'));
  expect(sent).toHaveLength(1);
});

test('continues from the other draft once a conflict is settled', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Work'));
  await ms(1000);
  await sent[0]!.reject(overtaken('landing page'));
  await act(async () => autosave().rebase({ id: PAGE_ID, revision: 12, page: pageOf('Theirs') }, false));
  await ms(1000);
  expect(titles(sent)).toEqual([
    [7, 'Work'],
    [12, 'Work'],
  ]);
  await sent[1]!.accept();
  expect(autosave()).toMatchObject({ state: 'saved', revision: 13 });
});

test('keeps a draft that could not be saved, and saves it once the connection is back', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Work'));
  expect(keptDraft(PAGE_ID)).toEqual({ revision: 7, page: pageOf('Work') });
  await ms(1000);
  await sent[0]!.reject(offline);
  expect(autosave()).toMatchObject({ state: 'failed', problem: null, isSaved: false });
  await ms(5000);
  expect(sent).toHaveLength(1);
  expect(keptDraft(PAGE_ID)).toEqual({ revision: 7, page: pageOf('Work') });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await sent[1]!.accept();
  expect(autosave()).toMatchObject({ state: 'saved', isSaved: true });
  expect(keptDraft(PAGE_ID)).toBeNull();
});

test('reports invalid fields until the page is saved again', async () => {
  const { sent, autosave, becomes } = edit();
  becomes(pageOf('Work'));
  await ms(1000);
  await sent[0]!.reject(
    new RequestError('Headline is too long.', 'BAD_USER_INPUT', { 'blocks.0.props.headline': 'Headline is too long.' }),
  );
  expect(autosave()).toMatchObject({
    state: 'failed',
    problem: 'Headline is too long.',
    fieldErrors: { 'blocks.0.props.headline': 'Headline is too long.' },
  });
  becomes(pageOf('Work from home'));
  await ms(1000);
  await sent[1]!.accept();
  expect(autosave()).toMatchObject({ state: 'saved', problem: null, fieldErrors: {} });
});

test('leaves a draft from an earlier visit until it is settled', async () => {
  const older = { revision: 5, page: pageOf('Older') };
  keepDraft(PAGE_ID, older);
  const { autosave } = edit();
  expect(keptDraft(PAGE_ID)).toEqual(older);
  await act(async () => autosave().rebase({ id: PAGE_ID, revision: 7, page: FIRST }, true));
  expect(keptDraft(PAGE_ID)).toBeNull();
});

test('forgets the draft when its change is undone', async () => {
  const { sent, becomes } = edit();
  becomes(pageOf('Work'));
  becomes(FIRST);
  expect(keptDraft(PAGE_ID)).toBeNull();
  await ms(5000);
  expect(sent).toEqual([]);
});

test('sends nothing after the editor closed, and keeps what was not saved', async () => {
  const { sent, becomes, unmount } = edit();
  becomes(pageOf('Work'));
  unmount();
  await ms(5000);
  expect(sent).toEqual([]);
  expect(keptDraft(PAGE_ID)?.page).toEqual(pageOf('Work'));
});
