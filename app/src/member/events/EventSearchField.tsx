import { SearchField } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { useTyped } from '../../admin/lists/useTyped.ts';

interface EventSearchFieldProps {
  /** The current search text. */
  query: string;
  onSearch: (query: string) => void;
}

/**
 * Searches the member's events by name while typing. A form, so that it works without script and
 * before it loads.
 */
export function EventSearchField({ query, onSearch }: EventSearchFieldProps) {
  const { typed, search } = useTyped(query, onSearch);
  return (
    <form
      action={routePath('viewEvents')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchField label="Search my events" value={typed} onSearch={search} placeholder="Name" />
    </form>
  );
}
