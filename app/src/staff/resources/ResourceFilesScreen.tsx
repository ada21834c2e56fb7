import { EmptyState, RowTitle, StatusBadge, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { resourcesList } from '@atlas/domain/resources';
import { formatShortDate } from '@atlas/domain/time';
import { fileSizeText, RESOURCE_KINDS } from '@atlas/domain/uploads';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { kindOf } from '../../shared/resources/kindOf.ts';
import { useAuth } from '../../session/authContext.ts';
import { publicationFilter } from '../shared/publishing/publicationFilter.ts';
import { PublishedCell } from '../shared/publishing/PublishedCell.tsx';
import { useArchiveResource } from './useArchiveResource.ts';
import type { ResourceFilesScreenQuery, ResourceFilesScreenQuery$data } from './__generated__/ResourceFilesScreenQuery.graphql.ts';

type Resource = ResourceFilesScreenQuery$data['viewer']['resources']['edges'][number]['node'];

const opensTo = ({ isPublic, forAffiliates }: Resource): string =>
  [isPublic && 'Everyone', forAffiliates && 'Affiliates'].filter((part) => part !== false).join(', ');

const COLUMNS: readonly ListColumn<Resource, SortKeyOf<typeof resourcesList>>[] = [
  {
    id: 'name',
    header: 'Resource',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId: id, name, description }) => (
      <RowTitle href={routePath('resourceFile', { id })} note={description || undefined}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'kind', header: 'Kind', width: 'narrow', priority: 1, cell: ({ kind }) => RESOURCE_KINDS[kindOf(kind)] },
  {
    id: 'size',
    header: 'Size',
    width: 'narrow',
    align: 'end',
    priority: 2,
    cell: ({ bytes }) => (bytes == null ? '–' : fileSizeText(bytes)),
  },
  {
    id: 'state',
    header: 'Problem',
    width: 'narrow',
    priority: 1,
    cell: ({ awaitsFile, brokenSince }) =>
      awaitsFile ? (
        <StatusBadge tone="warning" text="No file yet" />
      ) : brokenSince != null ? (
        <StatusBadge tone="danger" text="Broken link" />
      ) : (
        '–'
      ),
  },
  { id: 'open', header: 'Shown to', priority: 2, cell: (resource) => opensTo(resource) || 'Members it is given to' },
  { id: 'published', header: 'Published', width: 'narrow', priority: 1, cell: (item) => <PublishedCell item={item} /> },
  { id: 'created', header: 'Created', align: 'end', sortable: true, priority: 2, cell: ({ createdAt }) => formatShortDate(createdAt) },
];
const KINDS = Object.entries(RESOURCE_KINDS).map(([value, label]) => ({ value, label }));
const yesNo = (yes: string, no: string) => Object.entries({ yes, no }).map(([value, label]) => ({ value, label }));
const PUBLIC = yesNo('Open to everyone', 'Not open to everyone');
const AFFILIATES = yesNo('For affiliates', 'Not for affiliates');
const BROKEN = [{ value: 'broken', label: 'Broken link' }];

const QUERY = graphql`
  query ResourceFilesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: ResourcesFilter!, $sort: ResourcesSort!)
  @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: resources)
      resources(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            description
            kind
            bytes
            awaitsFile
            brokenSince
            isPublic
            forAffiliates
            createdAt
            archivedAt
            ...PublishedCell_item
          }
        }
      }
    }
  }
`;

/**
 * The list of resources at `/resource-files`. Search, filters, order and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function ResourceFilesScreen({ queryRef }: { queryRef: PreloadedQuery<ResourceFilesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ResourceFilesScreenQuery>(QUERY, queryRef);
  const state = useListState('resourceFiles', resourcesList);
  const reload = useReload<ResourceFilesScreenQuery>(QUERY, listVariables(state.list, resourcesList));
  const archive = useArchiveResource();
  const { currentUser } = useAuth();
  const actionsOf = (resource: Resource) => {
    const { databaseId: id, archivedAt } = resource;
    return editAndArchive({ edit: routePath('editResourceFile', { id }), archivedAt, archive: archive(resource, reload) });
  };
  return (
    <AdminList
      route="resourceFiles"
      title="Resource files"
      exportAs="RESOURCES"
      noun={{ one: 'resource file', many: 'resource files' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.resources}
      columns={COLUMNS}
      rowName={({ name }) => name}
      filters={[
        choicesFilter(state, { name: 'kind', label: 'Kind', all: 'Every kind', options: KINDS }),
        choiceFilter(state, { name: 'public', label: 'Public', all: 'All', options: PUBLIC }),
        choiceFilter(state, { name: 'affiliates', label: 'Affiliates', all: 'All', options: AFFILIATES }),
        choiceFilter(state, { name: 'link', label: 'Link', all: 'All', options: BROKEN }),
        publicationFilter(state),
        archivedFilter(state),
      ]}
      bulk={{
        list: 'resources',
        operations: [state.list.filters.status === 'archived' ? 'restore-resources' : 'archive-resources'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      rowActions={can(currentUser, { page: 'editResourceFile' }) ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="lessons" />} title={NO_DATA} text="Files and links appear here once you add one." />}
    />
  );
}
