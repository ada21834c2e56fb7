import { useLocation, useSearch } from 'wouter';

/** The current address: path and query. */
export function useHref(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
