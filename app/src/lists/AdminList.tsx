import { Button, ButtonLink, EmptyState, ListPage, SearchField, Vignette } from '@atlas/ui';
import { ColumnChooser } from '@atlas/ui/components/data/ColumnChooser.tsx';
import type { DataColumn, TableSort } from '@atlas/ui/components/data/DataColumn.ts';
import { DataTable } from '@atlas/ui/components/data/DataTable.tsx';
import { FilterBar } from '@atlas/ui/components/data/FilterBar.tsx';
import { createButton } from '@atlas/domain/access';
import { CLEAR_FILTERS, countText, NO_MATCHES } from '@atlas/domain/lists';
import { routePath, type PlainRouteName } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { useAuth } from '../session/authContext.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { ListFilter } from './choiceFilter.tsx';
import { ListPager } from './ListPager.tsx';
import { useColumns } from './useColumns.ts';
import type { ListState } from './useListState.ts';

interface AdminListProps<Row> {
  /** The list's own: its create button and its saved columns go by it. */
  route: PlainRouteName;
  title: string;
  state: ListState;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Of the connection that the rows are from. */
  totalCount: number;
  pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  columns: readonly DataColumn<Row>[];
  /** The order of the list as long as none is chosen. */
  order: TableSort;
  /** What the search looks at: "Name". */
  searches: string;
  filters?: readonly ListFilter[];
  /** An EmptyState, while there is nothing at all. */
  empty: ReactNode;
}

/** The page of an admin list: search, filters, columns, order and pages, kept in the address. What its rows are stays with the resource. */
export function AdminList<Row>({ state, rows, rowKey, columns, filters = [], ...page }: AdminListProps<Row>) {
  const { route, title, totalCount, pageInfo, order, searches, empty } = page;
  const { currentUser } = useAuth();
  const chosen = useColumns(
    routePath(route),
    columns.map(({ id }) => id),
  );
  const create = createButton(route, currentUser);
  const noun = title.toLowerCase();
  const isNarrowed = state.list.query !== '' || Object.keys(state.list.filters).length > 0;
  return (
    <>
      <PageTitle title={title} />
      <ListPage
        title={title}
        count={countText(totalCount)}
        actions={
          create && (
            <ButtonLink href={routePath(create.route)} variant="primary">
              {create.label}
            </ButtonLink>
          )
        }
        tools={
          <FilterBar
            search={<SearchField label={`Search ${noun}`} value={state.typed} onSearch={state.search} placeholder={searches} />}
            tools={<ColumnChooser columns={columns} {...chosen} />}
            active={filters.flatMap(({ active }) => active ?? [])}
            onClear={state.clear}
            showText={`Show ${countText(totalCount)} ${noun}`}
          >
            {filters.length > 0 ? filters.map(({ control }) => control) : undefined}
          </FilterBar>
        }
        footer={<ListPager state={state} page={{ totalCount, rows: rows.length, ...pageInfo, endCursor: pageInfo.endCursor ?? null }} />}
      >
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          visible={chosen.visible}
          sort={state.list.sort ?? order}
          onSort={state.sortBy}
          empty={isNarrowed ? <NoMatches onClear={state.clear} /> : empty}
        />
      </ListPage>
    </>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return <EmptyState vignette={<Vignette of="search" />} title={NO_MATCHES} action={<Button onClick={onClear}>{CLEAR_FILTERS}</Button>} />;
}
