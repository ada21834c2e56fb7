import { ButtonLink, CourseGrid, EmptyState, ListPage, ResourceCard, Vignette } from '@atlas/ui';
import { CLEAR_FILTERS } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { NO_RESOURCES, noResourcesFor, readersResourcesList, resourceMeta } from '@atlas/domain/resources';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EmptyPage } from '../../admin/lists/EmptyPage.tsx';
import { ListPager } from '../../admin/lists/ListPager.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { kindOf } from '../../shared/resources/kindOf.ts';
import { ResourceKinds, ResourceSearch } from '../../shared/resources/ResourceFilters.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { MyResourcesScreenQuery } from './__generated__/MyResourcesScreenQuery.graphql.ts';

/**
 * `/resources/my-resources`: the member's current, past and future files and links. Product
 * decisions §16.
 */
export function MyResourcesScreen({ queryRef }: { queryRef: PreloadedQuery<MyResourcesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<MyResourcesScreenQuery>(
    graphql`
      query MyResourcesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: MyResourcesFilter!, $sort: MyResourcesSort!)
      @preloadable {
        viewer {
          myResources(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
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
                url
                lock {
                  label
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { totalCount, pageInfo, edges } = viewer.myResources;
  const state = useListState('viewResources', readersResourcesList);
  const listed = { totalCount, rows: edges.length, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null };
  return (
    <>
      <PageTitle />
      <ListPage
        title="My Resources"
        tools={<ResourceSearch state={state} />}
        filters={<ResourceKinds state={state} />}
        footer={<ListPager state={state} page={listed} />}
      >
        {edges.length > 0 ? (
          <CourseGrid label="Resources">
            {edges.map(({ node: { databaseId: id, kind, bytes, url, lock, ...resource } }) => (
              <ResourceCard
                key={id}
                name={resource.name}
                description={resource.description || undefined}
                meta={resourceMeta({ kind: kindOf(kind), bytes: bytes ?? null, url: url ?? null })}
                category={kindOf(kind)}
                href={routePath('viewResource', { id })}
                locked={lock?.label}
              />
            ))}
          </CourseGrid>
        ) : totalCount > 0 ? (
          <EmptyPage firstHref={state.hrefOf({ page: 1 })} />
        ) : state.isNarrowed ? (
          <EmptyState
            vignette={<Vignette of="search" />}
            title={noResourcesFor(state.list.query, state.list.filters.kind)}
            action={<ButtonLink href={state.path}>{CLEAR_FILTERS}</ButtonLink>}
          />
        ) : (
          <EmptyState
            vignette={<Vignette of="lessons" />}
            {...NO_RESOURCES.own}
            action={<ButtonLink href={routePath('publicResources')}>See what is open to everyone</ButtonLink>}
          />
        )}
      </ListPage>
    </>
  );
}
