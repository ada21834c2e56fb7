import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { AUDIT_ACTION_NAMES, AUDIT_KINDS, auditEntriesList, auditKindLabel, auditSentence, inWords } from '@atlas/domain/audit';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { auditChange } from '../shared/auditChange.ts';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { RecordName } from './RecordName.tsx';
import { useLog } from './useLog.ts';
import type { AuditLogScreenQuery, AuditLogScreenQuery$data } from './__generated__/AuditLogScreenQuery.graphql.ts';

// Loaded when a row is opened.
const AuditDetails = lazyPart('AuditDetails', async () => (await import('./AuditDetails.tsx')).AuditDetails);
const NotFoundDrawer = lazyPart('NotFoundDrawer', async () => (await import('./NotFoundDrawer.tsx')).NotFoundDrawer);

type Entry = AuditLogScreenQuery$data['viewer']['auditEntries']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Entry, SortKeyOf<typeof auditEntriesList>>[] => [
  {
    id: 'change',
    header: 'Change',
    width: 'wide',
    priority: 1,
    cell: (entry) => (
      <RowTitle href={openHref(entry.databaseId)} wraps note={entry.summary ?? entry.reason ?? undefined}>
        {auditSentence(auditChange(entry))}
      </RowTitle>
    ),
  },
  { id: 'record', header: 'Record', priority: 1, card: 'none', cell: (entry) => <RecordName entry={entry} /> },
  {
    id: 'at',
    header: 'When',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ at }) => <LogTime at={at} />,
  },
];

const KINDS = AUDIT_KINDS.map((value) => ({ value, label: auditKindLabel(value) }));
const ACTIONS = AUDIT_ACTION_NAMES.map((value) => ({ value, label: inWords(value) }));
const PREVIEWS = [{ value: 'shown', label: 'All previews' }];

const QUERY = graphql`
  query AuditLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: AuditEntriesFilter!, $sort: AuditEntriesSort!, $id: Int!)
  @preloadable {
    viewer {
      auditEntries(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            at
            reason
            summary
            ...auditChange_entry
            ...RecordName_entry
          }
        }
      }
      auditEntry(databaseId: $id) {
        ...AuditDetails_entry
      }
    }
  }
`;

/**
 * The audit log at `/info-logs-report?tab=audit`: who changed what, on whose behalf, and why.
 * Product decisions §0, §12.
 */
export function AuditLogScreen({ queryRef }: { queryRef: PreloadedQuery<AuditLogScreenQuery> }) {
  const { auditEntries, auditEntry } = usePreloadedQuery<AuditLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, isOpen, openHref, close } = useLog('audit', auditEntriesList, queryRef.variables.id);
  return (
    <>
      <LogList
        tab="audit"
        exportAs="AUDIT_ENTRIES"
        noun={{ one: 'change', many: 'changes' }}
        state={state}
        queryRef={queryRef}
        connection={auditEntries}
        columns={columnsOf(openHref)}
        rowName={(entry) => auditSentence(auditChange(entry))}
        filters={[
          choicesFilter(state, { name: 'subject', label: 'Kind', all: 'All', options: KINDS }),
          choicesFilter(state, { name: 'action', label: 'Action', all: 'All', options: ACTIONS }),
          choiceFilter(state, { name: 'previews', label: 'Previews', all: 'Applied', options: PREVIEWS }),
          dayFilter(state, { name: 'from', label: 'From' }),
          dayFilter(state, { name: 'to', label: 'To' }),
          linkedFilter(state, { name: 'actor', label: () => 'By one person' }),
          linkedFilter(state, { name: 'record', label: (id) => `No. ${id}` }),
        ]}
        empty={<EmptyState vignette={<Vignette of="files" />} title={NO_DATA} text="Changes appear here, with who made them." />}
      />
      <Suspense>
        {isOpen && (auditEntry ? <AuditDetails entry={auditEntry} onClose={close} /> : <NotFoundDrawer onClose={close} />)}
      </Suspense>
    </>
  );
}
