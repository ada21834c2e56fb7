import { Button, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import {
  IMPORT_STATE_NAMES,
  IMPORT_STATES,
  importCheckText,
  importsList,
  importWork,
  UPLOAD_KIND_NAMES,
  UPLOAD_KINDS,
} from '@atlas/domain/imports';
import { bulkProgressText, bulkUndoText } from '@atlas/domain/jobs';
import type { SortKeyOf } from '@atlas/domain/lists';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { useWorkPolling } from '../../admin/useWorkPolling.ts';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { importKindText } from './importOrigin.ts';
import { importPath } from './importPath.ts';
import { ImportStateBadge } from './ImportStateBadge.tsx';
import { importStateOf, isAtWork } from './importState.ts';
import { ImportTemplates } from './ImportTemplates.tsx';
import { NewImportDialog } from './NewImportDialog.tsx';
import type { ImportList_viewer$data, ImportList_viewer$key } from './__generated__/ImportList_viewer.graphql.ts';

type Import = ImportList_viewer$data['imports']['edges'][number]['node'];

const ROW = { one: 'row', many: 'rows' };
const counted = (count: number): string => count.toLocaleString('en-PH');

/** The result of an import so far. */
function resultText(one: Import): string | null {
  const { creates, changes, skips, total, applied, failed, undone, kept } = one;
  const state = importStateOf(one.state);
  switch (state) {
    case 'checking':
      return null;
    case 'checked':
      return importCheckText({ creates, changes, skips, problems: total - creates - changes - skips });
    case 'running':
    case 'undoing':
    case 'stopped': {
      const isUndo = state === 'undoing' || one.stoppedIn === 'UNDOING';
      const { done, toDo } = importWork({ creates, changes, skips, total, applied, failed, undone, kept }, isUndo);
      return bulkProgressText(done, toDo, ROW);
    }
    case 'undone':
      return bulkUndoText({ undone, kept }, ROW);
    default:
      return failed === 0 ? `${counted(applied)} applied` : `${counted(applied)} applied, ${counted(failed)} failed`;
  }
}

const COLUMNS: readonly ListColumn<Import, SortKeyOf<typeof importsList>>[] = [
  {
    id: 'file',
    header: 'File',
    width: 'wide',
    priority: 1,
    cell: ({ databaseId, fileName, kind, mode }) => (
      <RowTitle href={importPath(databaseId)} note={importKindText({ kind, mode })}>
        {fileName}
      </RowTitle>
    ),
  },
  { id: 'rows', header: 'Rows', priority: 2, card: 'fact', cell: (one) => resultText(one) },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: ({ state }) => <ImportStateBadge state={importStateOf(state)} />,
  },
  {
    id: 'created',
    header: 'Sent',
    sortable: true,
    priority: 3,
    card: 'meta',
    cell: ({ createdAt, uploadedBy }) =>
      [`${formatShortDate(createdAt)}, ${formatTime(createdAt)}`, uploadedBy && `by ${uploadedBy.name}`].filter(Boolean).join(', '),
  },
];

const KINDS = UPLOAD_KINDS.map((value) => ({ value, label: UPLOAD_KIND_NAMES[value] }));
const STATES = IMPORT_STATES.map((value) => ({ value, label: IMPORT_STATE_NAMES[value] }));

interface ImportListProps {
  viewer: ImportList_viewer$key;
  queryRef: object;
  reload: () => Promise<unknown>;
}

/** The imports, newest first, with the templates and the button that starts another one. */
export function ImportList({ viewer: key, queryRef, reload }: ImportListProps) {
  const { imports } = useFragment(
    graphql`
      fragment ImportList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "ImportsFilter!" }
        sort: { type: "ImportsSort!" }
      ) {
        imports(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              databaseId
              fileName
              kind
              mode
              state
              stoppedIn
              total
              creates
              changes
              skips
              applied
              failed
              undone
              kept
              createdAt
              uploadedBy {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const state = useListState('uploadContents', importsList);
  const [isAdding, setAdding] = useState(false);
  useWorkPolling(
    imports.edges.some(({ node }) => isAtWork(importStateOf(node.state))),
    reload,
  );
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      New import
    </Button>
  );
  return (
    <>
      <AdminList
        route="uploadContents"
        title="Uploads"
        noun={{ one: 'import', many: 'imports' }}
        state={state}
        queryRef={queryRef}
        connection={imports}
        columns={COLUMNS}
        rowName={({ fileName }) => fileName}
        adds={add}
        overview={<ImportTemplates />}
        filters={[
          choiceFilter(state, { name: 'kind', label: 'Records', all: 'All', options: KINDS }),
          choiceFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES }),
        ]}
        empty={
          <EmptyState
            vignette={<Vignette of="files" />}
            title="No imports yet"
            text="Download a template, fill it in, and send it here. Atlas checks each row before anything is changed."
          />
        }
      />
      {isAdding && <NewImportDialog onClose={() => setAdding(false)} />}
    </>
  );
}
