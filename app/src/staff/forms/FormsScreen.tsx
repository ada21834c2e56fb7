import { Button, copyText, DateText, EmptyState, RowTitle, showToast, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { formsList } from '@atlas/domain/forms';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import DoorClosed from 'lucide-react/icons/door-closed';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { FormStateBadge } from './FormStateBadge.tsx';
import { NewFormDialog } from './NewFormDialog.tsx';
import { useFormActions } from './useFormActions.ts';
import type { FormsScreenQuery, FormsScreenQuery$data } from './__generated__/FormsScreenQuery.graphql.ts';

type Form = FormsScreenQuery$data['viewer']['forms']['edges'][number]['node'];

const NOUN = { one: 'form', many: 'forms' };
const TABS = [
  { label: 'All', value: null },
  { label: 'Drafts', value: 'draft' },
  { label: 'Open', value: 'open' },
  { label: 'Closed', value: 'closed' },
];

const columnsFor = (opensForm: boolean): readonly ListColumn<Form, SortKeyOf<typeof formsList>>[] => [
  {
    id: 'title',
    header: 'Form',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, title, slug }) => (
      <RowTitle href={opensForm ? routePath('form', { id: databaseId }) : undefined} note={routePath('viewForm', { slug })}>
        {title}
      </RowTitle>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 'short',
    priority: 1,
    card: 'badge',
    cell: ({ state, archivedAt }) => <FormStateBadge state={state} isArchived={archivedAt != null} />,
  },
  { id: 'responses', header: 'Responses', align: 'end', priority: 1, cell: ({ responseCount }) => responseCount.toLocaleString('en-PH') },
  { id: 'last', header: 'Last response', align: 'end', priority: 2, cell: ({ lastResponseAt }) => <Day at={lastResponseAt} /> },
  { id: 'created', header: 'Created', align: 'end', sortable: true, priority: 3, cell: ({ createdAt }) => <Day at={createdAt} /> },
];

const Day = ({ at }: { at: string | null | undefined }) => (at == null ? null : <DateText text={formatShortDate(at)} dateTime={at} />);

/** Copies the full address of a form, or shows it where the browser refuses. */
async function copyLink(slug: string): Promise<void> {
  const url = location.origin + routePath('viewForm', { slug });
  const isCopied = await copyText(url, null);
  showToast(
    isCopied ? { kind: 'success', text: 'Link copied.' } : { kind: 'error', text: `This browser does not let us copy. The link: ${url}` },
  );
}

const QUERY = graphql`
  query FormsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: FormsFilter!, $sort: FormsSort!) @preloadable {
    viewer {
      forms(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            title
            slug
            state
            responseCount
            lastResponseAt
            createdAt
            archivedAt
          }
        }
      }
    }
  }
`;

/**
 * The list of forms at `/forms`. A new form is created in a dialog.
 *
 * @spec 1 §2.5
 */
export function FormsScreen({ queryRef }: { queryRef: PreloadedQuery<FormsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<FormsScreenQuery>(QUERY, queryRef);
  const state = useListState('forms', formsList, { tab: 'state' });
  const reload = useReload<FormsScreenQuery>(QUERY, listVariables(state.list, formsList));
  const { openOrClose, duplicate, archive } = useFormActions(reload);
  const [isAdding, setAdding] = useState(false);
  const { currentUser } = useAuth();
  const writes = can(currentUser, { page: 'form', function: 'stage_create' });
  const actionsOf = (form: Form): readonly RowAction[] => {
    const copy: RowAction = { label: 'Copy link', icon: LinkIcon, opens: () => void copyLink(form.slug) };
    if (!writes) return [copy];
    const isArchived = form.archivedAt != null;
    return [
      ...(isArchived ? [] : [copy, { label: form.state === 'OPEN' ? 'Close' : 'Open', icon: DoorClosed, action: openOrClose(form) }]),
      { label: 'Duplicate', icon: Copy, action: duplicate(form) },
      { label: isArchived ? 'Restore' : 'Archive', icon: Archive, action: archive(form) },
    ];
  };
  return (
    <>
      <AdminList
        route="forms"
        title="Forms"
        exportAs="FORMS"
        noun={NOUN}
        state={state}
        queryRef={queryRef}
        connection={viewer.forms}
        columns={columnsFor(useOpens('form'))}
        rowName={({ title }) => title}
        tabs={filterTabs(state, 'state', NOUN, TABS)}
        filters={[archivedFilter(state)]}
        adds={
          writes && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              New form
            </Button>
          )
        }
        rowActions={actionsOf}
        empty={<EmptyState vignette={<Vignette of="notifications" />} title={NO_DATA} text="Forms appear here once you create one." />}
      />
      {isAdding && <NewFormDialog onClose={() => setAdding(false)} />}
    </>
  );
}
