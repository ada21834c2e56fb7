import { ButtonLink, CourseGrid, Heading, ListPage, ResourceCard, Row, Stack, Text } from '@atlas/ui';
import { CLEAR_FILTERS, NO_MATCHES } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { NO_RESOURCES, readersResourcesList, resourceMeta } from '@atlas/domain/resources';
import { ListPager } from '../../admin/lists/ListPager.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { kindOf } from '../../shared/resources/kindOf.ts';
import { ResourceKinds, ResourceSearch } from '../../shared/resources/ResourceFilters.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { PublicResourcesPageQuery$data } from './__generated__/PublicResourcesPageQuery.graphql.ts';

/**
 * `/resources/public`: the resources that are open to everyone, without an account.
 * @spec 1 §2.2
 */
export function PublicResourcesScreen({ data }: { data: PublicResourcesPageQuery$data }) {
  const { totalCount, pageInfo, edges } = data.publicResources;
  const state = useListState('publicResources', readersResourcesList);
  const listed = { totalCount, rows: edges.length, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null };
  return (
    <>
      <PageTitle />
      <ListPage
        title="Resources"
        lede="Templates, checklists and guides open to everyone, no account needed."
        tools={<ResourceSearch state={state} />}
        filters={<ResourceKinds state={state} />}
        footer={<ListPager state={state} page={listed} />}
      >
        {edges.length > 0 ? (
          <CourseGrid label="Resources">
            {edges.map(({ node: { databaseId: id, name, description, kind, bytes, url } }) => (
              <ResourceCard
                key={id}
                name={name}
                description={description || undefined}
                meta={resourceMeta({ kind: kindOf(kind), bytes: bytes ?? null, url: url ?? null })}
                category={kindOf(kind)}
                href={routePath('publicResource', { id })}
              />
            ))}
          </CourseGrid>
        ) : (
          <Nothing clearHref={state.isNarrowed ? state.path : undefined} />
        )}
      </ListPage>
    </>
  );
}

/**
 * The empty state. Plainer than the kit's, so that a visitor loads no more code than for a list.
 */
function Nothing({ clearHref }: { clearHref: string | undefined }) {
  const { title, text } = clearHref === undefined ? NO_RESOURCES.public : { title: NO_MATCHES, text: '' };
  return (
    <Stack gap={3}>
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      {text !== '' && <Text tone="muted">{text}</Text>}
      {clearHref !== undefined && (
        <Row>
          <ButtonLink href={clearHref}>{CLEAR_FILTERS}</ButtonLink>
        </Row>
      )}
    </Stack>
  );
}
