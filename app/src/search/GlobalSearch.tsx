import { media, SearchPanel } from '@atlas/ui';
import { audienceOfUser, type SessionUser } from '@atlas/domain/access';
import {
  countNoun,
  LOADING,
  NO_RESULTS,
  readGlobalSearch,
  readSearchType,
  SEARCH_TOO_LONG,
  toggleSearchType,
  whyNotSearch,
  writeGlobalSearch,
  type GlobalSearch as Search,
} from '@atlas/domain/lists';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTyped } from '../admin/lists/useTyped.ts';
import { useBlocker } from '../routing/routerContext.ts';
import { useOffline } from '../shell/useOffline.ts';
import type { pageGroups } from './pageGroups.ts';
import { searchGroups, shownTypes } from './searchGroups.ts';
import { searchOpener, type SearchRequest } from './searchOpener.ts';
import { useSearchResults, type FoundState } from './useSearchResults.ts';

const RESULTS = { one: 'result', many: 'results' };
const OFFLINE = 'You are offline. The search continues when you are back online.';

const DESKTOP = media.desktop.replace('@media ', '');
/** Beside the menu of staff, there is room for a field above or below these widths. */
const BESIDE_MENU = `(min-width: 900px) and (max-width: 1199px), (min-width: 1400px)`;

/** Whether there is room for a field. */
const useHasRoom = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/**
 * The layout's search, once the user has opened it. It starts open, also on each page whose address
 * contains a search.
 */
export function GlobalSearch({ user }: { user: SessionUser }) {
  const [as] = useState(() => searchOpener.as);
  const [path] = useLocation();
  const [place, setPlace] = useState({ path, isFirst: true });
  if (place.path !== path) setPlace({ path, isFirst: false });
  return <SearchOfPage key={`${path} ${user.id} ${user.accessLevel?.id}`} user={user} requested={place.isFirst ? as : null} />;
}

/**
 * Stores the search in the address, next to its other parameters. The page stays, so no
 * confirmation is needed.
 */
function useSearchInAddress(): [search: Search, change: (next: Search) => void] {
  const [path, navigate] = useLocation();
  const address = useSearch();
  const blocker = useBlocker();
  const change = (next: Search) => {
    const query = writeGlobalSearch(address, next);
    const done = blocker.guard((leave) => leave());
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
    done();
  };
  return [readGlobalSearch(new URLSearchParams(address)), change];
}

function SearchOfPage({ user, requested }: { user: SessionUser; requested: SearchRequest | null }) {
  const [path] = useLocation();
  const [{ query, type: typeInAddress }, change] = useSearchInAddress();
  const types = shownTypes(user);
  const type = types.some(({ value }) => value === typeInAddress) ? typeInAddress : null;
  // Text that is too long for the address stays in the field.
  const [tooLong, setTooLong] = useState<string | null>(null);
  const { typed, search, forget } = useTyped(query, (text) => change({ query: text, type }));
  const answer = useSearchResults({ query, type });
  // A newly opened page takes the focus itself.
  const [opening, setOpening] = useState(() => ({ count: 0, as: requested, startsOpen: startOf(query, requested) }));
  useSearchKeys((as) => setOpening(({ count }) => ({ count: count + 1, as, startsOpen: 'focused' })));
  const hasRoom = useHasRoom(isInSidebar(user) ? BESIDE_MENU : DESKTOP) && opening.as !== 'dialog';
  const isOffline = useOffline();
  const text = tooLong ?? typed;
  const isLate = answer.isPending || text.trim() !== query.trim();
  const pageGroups = usePageGroups();
  const groups = [...(type === null && pageGroups ? pageGroups(text, user) : []), ...searchGroups(answer.found, user)];

  const write = (next: Search) => {
    forget();
    change(next);
  };
  const changeText = (next: string) => {
    const isTooLong = whyNotSearch(next) === SEARCH_TOO_LONG;
    setTooLong(isTooLong ? next : null);
    if (next.trim() === '') write({ query: '', type: null });
    else if (!isTooLong) search(next);
  };
  return (
    <SearchPanel
      key={opening.count}
      show={hasRoom ? 'field' : 'button'}
      startsOpen={opening.startsOpen}
      page={path}
      query={text}
      onQueryChange={changeText}
      onSubmit={() => {
        if (whyNotSearch(text) === null) write({ query: text, type });
      }}
      types={types}
      activeType={type}
      onTypeChange={(chosen) => {
        const wanted = readSearchType(chosen);
        if (wanted !== null && tooLong === null) write({ query: text, type: toggleSearchType(type, wanted) });
      }}
      groups={groups}
      loading={isLate && groups.length === 0}
      message={messageOf(text, { ...answer, isWaiting: isOffline && isLate })}
      emptyText={NO_RESULTS}
      loadingText={LOADING}
      countText={text.trim() === '' ? undefined : countNoun(groups.flatMap(({ results }) => results).length, RESULTS)}
    />
  );
}

function startOf(query: string, requested: SearchRequest | null): 'shown' | 'focused' | undefined {
  if (query !== '') return 'shown';
  return requested === null ? undefined : 'focused';
}

/** Loads the names of the pages. Until then, and without a connection, the search works without them. */
function usePageGroups(): typeof pageGroups | null {
  const [find, setFind] = useState<typeof pageGroups | null>(null);
  useEffect(() => void import('./pageGroups.ts').then((loaded) => setFind(() => loaded.pageGroups)).catch(() => undefined), []);
  return find;
}

/** Calls `open` for each key that requests the search. */
function useSearchKeys(open: (as: SearchRequest) => void): void {
  const requested = useEffectEvent(open);
  useEffect(() => {
    searchOpener.open = (as) => requested(as);
    return () => {
      searchOpener.open = null;
      searchOpener.as = 'field';
    };
  }, []);
}

const isInSidebar = (user: SessionUser): boolean => ['staff', 'leader'].includes(audienceOfUser(user));

/** The message that replaces the results. */
function messageOf(text: string, { failure, retry, isWaiting }: Pick<FoundState, 'failure' | 'retry'> & { isWaiting: boolean }) {
  const rejection = text.trim() === '' ? null : whyNotSearch(text);
  if (rejection !== null) return { text: rejection };
  if (isWaiting) return { text: OFFLINE };
  return failure === null ? undefined : { text: failure, action: { label: 'Try again', onClick: retry } };
}
