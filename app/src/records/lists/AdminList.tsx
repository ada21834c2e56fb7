import {
  Button,
  ButtonLink,
  ColumnChooser,
  DataTable,
  EmptyState,
  FilterBar,
  ListPage,
  SearchField,
  type TabLink,
  Tabs,
  Vignette,
  VisuallyHidden,
} from '@atlas/ui';
import { createButton } from '@atlas/domain/access';
import { CLEAR_FILTERS, countNoun, countText, NO_MATCHES, type Noun } from '@atlas/domain/lists';
import { routePath, type PlainRouteName } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { useAction } from '../actions/useAction.tsx';
import { useAuth } from '../../session/authContext.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { ListFilterControl } from './choiceFilter.tsx';
import type { ListColumn } from './ListColumn.ts';
import { ListPager } from './ListPager.tsx';
import { RowActions, type RowAction } from './RowActions.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useColumns } from './useColumns.ts';
import type { ListState } from './useListState.ts';
import { useSelection, type Chosen } from './useSelection.ts';

interface AdminListProps<Row, Key extends string, Name extends string> {
  /** The list's own: its create button and its saved columns go by it. */
  route: PlainRouteName;
  title: string;
  noun: Noun;
  state: ListState<Key, Name>;
  rows: readonly Row[];
  /** Of the connection that the rows are from. */
  totalCount: number;
  pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  /** What the rows were read with: another one as soon as those of another address are there. */
  queryRef: object;
  columns: readonly ListColumn<Row, NoInfer<Key>>[];
  /** What a row is called where it is spoken of. */
  rowName: (row: Row) => string;
  /** The parts of the list: `filterTabs`, or other routes. */
  tabs?: readonly TabLink[] | undefined;
  filters?: readonly ListFilterControl[];
  /** What can be done with a row: behind three dots, or where it is one thing alone, in sight. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** ActionButtons for what is selected, the likeliest first and primary. With it rows can be selected. */
  batchBar?: ((chosen: Chosen<Row>) => ReactNode) | undefined;
  /** An ExportMenu. */
  exportMenu?: ReactNode;
  /** An EmptyState, while there is nothing at all. */
  empty: ReactNode;
}

/**
 * The page of an admin list: search, filters, tabs, columns, order and pages, kept in the address; what can be done with a row, with those
 * selected, and with all of them. What its rows are stays with the resource.
 */
export function AdminList<Row extends { readonly databaseId: number }, Key extends string, Name extends string>({
  state,
  rows,
  columns,
  rowName,
  filters = [],
  rowActions,
  batchBar,
  ...page
}: AdminListProps<Row, Key, Name>) {
  const { route, title, noun, totalCount, pageInfo, queryRef, tabs, exportMenu, empty } = page;
  const { currentUser } = useAuth();
  const chosenColumns = useColumns(
    routePath(route),
    columns.map(({ id }) => id),
  );
  const listed = { totalCount, rows: rows.length, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null };
  const announcement = useAnnouncement({ list: state.list, page: listed, queryRef, noun });
  const { chosen, table } = useSelection({ list: state.list, rows, rowName, totalCount });
  const { act, dialog } = useAction();
  const create = createButton(route, currentUser);
  return (
    <>
      <PageTitle title={title} />
      <ListPage
        title={title}
        count={countText(totalCount)}
        actions={
          (create || exportMenu) && (
            <>
              {exportMenu}
              {create && (
                <ButtonLink href={routePath(create.route)} variant="primary">
                  {create.label}
                </ButtonLink>
              )}
            </>
          )
        }
        tabs={tabs && <Tabs label={title} items={tabs} />}
        tools={
          <FilterBar
            search={
              state.searches === null ? undefined : (
                <SearchField label={`Search ${noun.many}`} value={state.typed} onSearch={state.search} placeholder={state.searches} />
              )
            }
            tools={<ColumnChooser columns={columns} {...chosenColumns} />}
            active={filters.flatMap(({ active }) => active ?? [])}
            onClear={state.clear}
            showText={`Show ${countNoun(totalCount, noun)}`}
          >
            {filters.length > 0 ? filters.map(({ control }) => control) : undefined}
          </FilterBar>
        }
        footer={<ListPager state={state} page={listed} />}
      >
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={({ databaseId }) => databaseId}
          visible={chosenColumns.visible}
          sort={state.sort}
          onSort={state.sortBy}
          selection={batchBar && { ...table, actions: batchBar(chosen) }}
          rowActions={rowActions && ((row) => <RowActions name={rowName(row)} actions={rowActions(row)} act={act} />)}
          empty={state.isNarrowed ? <NoMatches onClear={state.clear} /> : empty}
        />
        {dialog}
      </ListPage>
    </>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return <EmptyState vignette={<Vignette of="search" />} title={NO_MATCHES} action={<Button onClick={onClear}>{CLEAR_FILTERS}</Button>} />;
}
