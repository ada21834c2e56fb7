import { SearchField } from '@atlas/ui';
import { useTyped } from '../../admin/lists/useTyped.ts';

interface EventSearchFieldProps {
  /** The current search text. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches the member's events by name while typing. */
export function EventSearchField({ query, onSearch }: EventSearchFieldProps) {
  const { typed, search } = useTyped(query, onSearch);
  return <SearchField label="Search my events" value={typed} onSearch={search} placeholder="Name" />;
}
