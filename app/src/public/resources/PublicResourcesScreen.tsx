import { ButtonLink, CourseGrid, Heading, ListPage, ResourceCard, Row, Stack, Text } from '@atlas/ui';
import { CLEAR_FILTERS, EMPTY_PAGE, TO_FIRST_PAGE } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { NO_RESOURCES, noResourcesFor, readersResourcesList, resourceMeta } from '@atlas/domain/resources';
import { ListPager } from '../../admin/lists/ListPager.tsx';
import { type ListState, useListState } from '../../admin/lists/useListState.ts';
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
          <Nothing {...nothingIn(state, totalCount)} />
        )}
      </ListPage>
    </>
  );
}

interface NothingProps {
  title: string;
  text?: string;
  action?: { href: string; label: string };
}

/** The empty state of a list: of a page beyond its end, of its filters, or of the list itself. */
function nothingIn(
  { isNarrowed, list, path, hrefOf }: Pick<ListState, 'isNarrowed' | 'list' | 'path' | 'hrefOf'>,
  totalCount: number,
): NothingProps {
  if (totalCount > 0) return { title: EMPTY_PAGE, action: { href: hrefOf({ page: 1 }), label: TO_FIRST_PAGE } };
  if (isNarrowed) return { title: noResourcesFor(list.query, list.filters['kind']), action: { href: path, label: CLEAR_FILTERS } };
  return NO_RESOURCES.public;
}

/** Plainer than the kit's empty state, so that a visitor loads no more code than for a list. */
const Nothing = ({ title, text, action }: NothingProps) => (
  <Stack gap={3}>
    <Heading level={2} size="subheading">
      {title}
    </Heading>
    {text !== undefined && <Text tone="muted">{text}</Text>}
    {action && (
      <Row>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </Row>
    )}
  </Stack>
);
