import { Chip, SearchField } from '@atlas/ui';
import type { readersResourcesList } from '@atlas/domain/resources';
import type { FilterNameOf, SortKeyOf } from '@atlas/domain/lists';
import { RESOURCE_KINDS, type ResourceKind } from '@atlas/domain/uploads';
import type { ListState } from '../../admin/lists/useListState.ts';

type List = typeof readersResourcesList;

interface ResourceFiltersProps {
  state: ListState<SortKeyOf<List>, FilterNameOf<List>>;
}

/** The search field for resources. A form, so that it works without script and before it loads. */
export function ResourceSearch({ state }: ResourceFiltersProps) {
  return (
    <form
      action={state.path}
      onSubmit={(event) => {
        event.preventDefault();
        state.search(state.typed);
      }}
    >
      <SearchField label="Search resources" value={state.typed} onSearch={state.search} placeholder="Name" />
      {state.list.filters.kind !== undefined && <input type="hidden" name="kind" value={state.list.filters.kind} />}
    </form>
  );
}

/** Links to the kinds of resources, with the selected one marked. */
export function ResourceKinds({ state }: ResourceFiltersProps) {
  const chosen = state.list.filters.kind;
  const kinds = Object.entries(RESOURCE_KINDS) as [ResourceKind, string][];
  return (
    <>
      <Chip href={state.hrefOf({ filters: {} })} selected={chosen === undefined}>
        All
      </Chip>
      {kinds.map(([kind, label]) => (
        <Chip key={kind} href={state.hrefOf({ filters: { kind } })} selected={chosen === kind}>
          {label}
        </Chip>
      ))}
    </>
  );
}
