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
import { routePath, type RouteName } from '@atlas/domain/navigation';
import { type ReactNode, useRef } from 'react';
import { useAction } from '../actions/useAction.tsx';
import type { Bulk } from '../bulk/bulkSelection.ts';
import { useBulk } from '../bulk/useBulk.tsx';
import type { Connection } from '../../relay/Connection.ts';
import { useAuth } from '../../session/authContext.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { tabTitle } from '../tabTitle.ts';
import type { ListFilterControl } from './choiceFilter.tsx';
import type { ListColumn } from './ListColumn.ts';
import { EmptyPage } from './EmptyPage.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListPager } from './ListPager.tsx';
import { RowActions, type RowAction } from './RowActions.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useColumns } from './useColumns.ts';
import { useRowFocus } from './useRowFocus.ts';
import type { ListState } from './useListState.ts';
import { useSelection, type Chosen } from './useSelection.ts';
import type { ExportedList } from './__generated__/runExportMutation.graphql.ts';

export interface AdminListProps<Row, Key extends string, Name extends string> {
  /** The list's route, which determines its create button. */
  route: RouteName;
  title: string;
  noun: Noun;
  state: ListState<Key, Name>;
  connection: Connection<Row>;
  /**
   * The query the rows were loaded with. It changes as soon as the rows of another address have
   * loaded.
   */
  queryRef: object;
  columns: readonly ListColumn<Row, NoInfer<Key>>[];
  /** The name of a row in messages and labels. */
  rowName: (row: Row) => string;
  /** The tabs of the list: `filterTabs`, or links to other routes. */
  tabs?: readonly TabLink[] | undefined;
  /** Figures about the whole list, above its tools. */
  overview?: ReactNode;
  filters?: readonly ListFilterControl[];
  /** Chips for the filters used every day. */
  quick?: ReactNode;
  /** The actions of a row: in a menu behind three dots, or a button if there is only one. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** The row whose details are open next to the list. */
  currentId?: number | undefined;
  /** The bulk operations of the list. Enables row selection. */
  bulk?: Bulk | undefined;
  /**
   * ActionButtons for the selected rows of a list without `bulk`, the most likely first and
   * primary.
   */
  batchBar?: ((chosen: Chosen<Row>) => ReactNode) | undefined;
  /** The button that adds a record, if there is no separate page for it. */
  adds?: ReactNode;
  /** The server's name for the list, if it can be exported. */
  exportAs?: ExportedList | undefined;
  /** Hides the choice of columns, for a list whose columns depend on its filter. */
  hasFixedColumns?: boolean;
  /** An EmptyState, shown when the list has no rows at all. */
  empty: ReactNode;
}

/**
 * The page of an admin list. The address stores search, filters, tab, order and page; the browser
 * stores the columns.
 *
 * Actions apply to one row, to the selected rows, or to all that match. The caller defines what the
 * rows are.
 */
export function AdminList<Row extends { readonly databaseId: number }, Key extends string, Name extends string>({
  state,
  connection,
  columns,
  rowName,
  filters = [],
  quick,
  rowActions,
  bulk,
  batchBar,
  hasFixedColumns = false,
  ...page
}: AdminListProps<Row, Key, Name>) {
  const { route, title, noun, queryRef, tabs, overview, adds, exportAs, empty, currentId } = page;
  const { totalCount, pageInfo, edges } = connection;
  const rows = edges.map(({ node }) => node);
  const { currentUser } = useAuth();
  const chosenColumns = useColumns(
    state.path,
    columns.map(({ id }) => id),
  );
  const listed = { totalCount, rows: rows.length, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null };
  const announcement = useAnnouncement({ list: state.list, page: listed, queryRef, noun });
  const { chosen, table } = useSelection({ path: state.path, list: state.list, rows, queryRef, rowName, totalCount });
  const inBulk = useBulk(bulk, state.list, chosen);
  const bar = inBulk.bar ?? batchBar?.(chosen);
  const { act, dialog } = useAction();
  const root = useRef<HTMLDivElement>(null);
  const rowKeys = rows.map(({ databaseId }) => String(databaseId));
  const onFocus = useRowFocus(root, rowKeys, Boolean(dialog || inBulk.dialog));
  // One primary button: while rows are selected it is the first of their actions.
  const isSelecting = bar !== undefined && chosen.count > 0;
  const actionsOf =
    rowActions || inBulk.actionsOf
      ? (row: Row) => withoutTwins([...(rowActions?.(row) ?? []), ...(inBulk.actionsOf?.(row) ?? [])])
      : undefined;
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
                <ButtonLink href={routePath(create.route)} variant={isSelecting ? 'secondary' : 'primary'}>
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
            tools={hasFixedColumns ? undefined : <ColumnChooser columns={columns} {...chosenColumns} />}
            active={filters.flatMap(({ active }) => active ?? [])}
            quick={quick}
            onClear={state.clear}
            showText={`Show ${countNoun(totalCount, noun)}`}
          >
            {filters.length > 0 ? filters.map(({ control }) => control) : undefined}
          </FilterBar>
        }
        footer={<ListPager state={state} page={listed} />}
      >
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <div ref={root} onFocus={onFocus}>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ databaseId }) => databaseId}
            currentKey={currentId}
            visible={hasFixedColumns ? undefined : chosenColumns.visible}
            sort={state.sort}
            onSort={state.sortBy}
            selection={bar === undefined ? undefined : { ...table, actions: bar }}
            rowActions={actionsOf && ((row) => <RowActions name={rowName(row)} actions={actionsOf(row)} act={act} />)}
            empty={
              totalCount > 0 ? (
                <EmptyPage firstHref={state.hrefOf({ page: 1 })} />
              ) : state.isNarrowed ? (
                <NoMatches onClear={state.clear} />
              ) : (
                empty
              )
            }
          />
        </div>
        {dialog}
        {inBulk.dialog}
      </ListPage>
    </>
  );
}

/** Leaves out an operation for the selection where the row has an action of its own under the same name. */
const withoutTwins = (actions: readonly RowAction[]): RowAction[] =>
  actions.filter(({ label }, index) => actions.findIndex((other) => other.label === label) === index);

function NoMatches({ onClear }: { onClear: () => void }) {
  return <EmptyState vignette={<Vignette of="search" />} title={NO_MATCHES} action={<Button onClick={onClear}>{CLEAR_FILTERS}</Button>} />;
}
