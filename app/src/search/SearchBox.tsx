import { SearchButton } from '@atlas/ui';
import { showsSearch, type SessionUser } from '@atlas/domain/access';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { showError } from '../admin/actions/showError.ts';
import type { GlobalSearch } from './GlobalSearch.tsx';

const load = () => import('./GlobalSearch.tsx');

/**
 * The layout's search: a button until the user opens it with a press or a key (searchKeys), or opens
 * an address with a search.
 * @spec 1 §2.9, 2 §4
 */
export function SearchBox({ user }: { user: SessionUser }) {
  const [path] = useLocation();
  const search = useSearch();
  const [Opened, setOpened] = useState<typeof GlobalSearch | null>(null);
  const open = () => void load().then(({ GlobalSearch: loaded }) => setOpened(() => loaded), showError);
  const arrived = useEffectEvent(() => {
    if (/\bglobal=/.test(search)) open();
  });
  useEffect(() => arrived(), [path]);
  if (!showsSearch(user)) return null;
  return Opened ? <Opened user={user} /> : <SearchButton onPoint={() => void load().catch(() => null)} onClick={open} />;
}
