import { SearchField } from '@atlas/ui';
import { useTyped } from '../../admin/lists/useTyped.ts';

interface EventSearchFieldProps {
  /** What is searched for. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches somebody's events by name, as they type. */
export function EventSearchField({ query, onSearch }: EventSearchFieldProps) {
  const { typed, search } = useTyped(query, onSearch);
  return <SearchField label="Search my events" value={typed} onSearch={search} placeholder="Name" />;
}
