import { SearchButton } from '@atlas/ui';
import { showsSearch, type SessionUser } from '@atlas/domain/access';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { showError } from '../admin/actions/showError.ts';
import type { GlobalSearch } from './GlobalSearch.tsx';

const load = () => import('./GlobalSearch.tsx');

/** The search of a frame: a button until somebody asks for it, or arrives at an address with a search. Specification 1 §2.9, 2 §4. */
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
