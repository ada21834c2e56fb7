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
import type { Bulk } from '../bulk/bulkSelection.ts';
import { useBulk } from '../bulk/useBulk.tsx';
import type { Connection } from '../../relay/Connection.ts';
import { useAuth } from '../../session/authContext.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { tabTitle } from '../tabTitle.ts';
import type { ListFilterControl } from './choiceFilter.tsx';
import type { ListColumn } from './ListColumn.ts';
import { ExportButton } from './ExportButton.tsx';
import { ListPager } from './ListPager.tsx';
import { RowActions, type RowAction } from './RowActions.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useColumns } from './useColumns.ts';
import type { ListState } from './useListState.ts';
import { useSelection, type Chosen } from './useSelection.ts';
import type { ExportedList } from './__generated__/runExportMutation.graphql.ts';

export interface AdminListProps<Row, Key extends string, Name extends string> {
  /** The list's own: its create button goes by it. */
  route: PlainRouteName;
  title: string;
  noun: Noun;
  state: ListState<Key, Name>;
  connection: Connection<Row>;
  /** What the rows were read with: another one as soon as those of another address are there. */
  queryRef: object;
  columns: readonly ListColumn<Row, NoInfer<Key>>[];
  /** What a row is called where it is spoken of. */
  rowName: (row: Row) => string;
  /** The parts of the list: `filterTabs`, or other routes. */
  tabs?: readonly TabLink[] | undefined;
  /** Figures about all of it, above its tools. */
  overview?: ReactNode;
  filters?: readonly ListFilterControl[];
  /** What can be done with a row: behind three dots, or where it is one thing alone, in sight. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** What can be done with many of its records at once. With it rows can be selected. */
  bulk?: Bulk | undefined;
  /** ActionButtons for what is selected on a list without `bulk`, the likeliest first and primary. */
  batchBar?: ((chosen: Chosen<Row>) => ReactNode) | undefined;
  /** The button that adds a record, where no page of its own does. */
  adds?: ReactNode;
  /** What the server calls the list as one that can be exported. */
  exportAs?: ExportedList | undefined;
  /** An EmptyState, while there is nothing at all. */
  empty: ReactNode;
}

/**
 * The page of an admin list: search, filters, tabs, columns, order and pages, kept in the address; what can be done with a row, with those
 * selected, and with all of them. What its rows are stays with the resource.
 */
export function AdminList<Row extends { readonly databaseId: number }, Key extends string, Name extends string>({
  state,
  connection,
  columns,
  rowName,
  filters = [],
  rowActions,
  bulk,
  batchBar,
  ...page
}: AdminListProps<Row, Key, Name>) {
  const { route, title, noun, queryRef, tabs, overview, adds, exportAs, empty } = page;
  const { totalCount, pageInfo, edges } = connection;
  const rows = edges.map(({ node }) => node);
  const { currentUser } = useAuth();
  const chosenColumns = useColumns(
    state.path,
    columns.map(({ id }) => id),
  );
  const listed = { totalCount, rows: rows.length, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null };
  const announcement = useAnnouncement({ list: state.list, page: listed, queryRef, noun });
  const { chosen, table } = useSelection({ list: state.list, rows, queryRef, rowName, totalCount });
  const inBulk = useBulk(bulk, state.list, chosen);
  const bar = inBulk.bar ?? batchBar?.(chosen);
  const { act, dialog } = useAction();
  const create = createButton(route, currentUser);
  return (
    <>
      <PageTitle title={tabTitle(title, tabs)} />
      <ListPage
        title={title}
        count={countText(totalCount)}
        actions={
          (create || adds || exportAs) && (
            <>
              {exportAs && <ExportButton list={exportAs} search={state.list} />}
              {create && (
                <ButtonLink href={routePath(create.route)} variant="primary">
                  {create.label}
                </ButtonLink>
              )}
              {adds}
            </>
          )
        }
        tabs={tabs && <Tabs label={title} items={tabs} />}
        overview={
          <>
            {inBulk.jobs}
            {overview}
          </>
        }
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
          selection={bar === undefined ? undefined : { ...table, actions: bar }}
          rowActions={rowActions && ((row) => <RowActions name={rowName(row)} actions={rowActions(row)} act={act} />)}
          empty={state.isNarrowed ? <NoMatches onClear={state.clear} /> : empty}
        />
        {dialog}
        {inBulk.dialog}
      </ListPage>
    </>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return <EmptyState vignette={<Vignette of="search" />} title={NO_MATCHES} action={<Button onClick={onClear}>{CLEAR_FILTERS}</Button>} />;
}
