import { Heading, Link, ReadColumn, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { resourceMeta } from '@atlas/domain/resources';
import { kindOf } from '../../shared/resources/kindOf.ts';
import { ResourceLinks, ResourceMedia } from '../../shared/resources/ResourceViewer.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import type { PublicResourcePageQuery$data } from './__generated__/PublicResourcePageQuery.graphql.ts';

/**
 * `/resources/public/{id}`: a file or link that is open to everyone.
 * @spec 1 §2.2
 */
export function PublicResourceScreen({ data: { publicResource: resource } }: { data: PublicResourcePageQuery$data }) {
  if (!resource) return <NotFound />;
  const { name, description, kind, bytes, url } = resource;
  return (
    <ReadColumn>
      <PageTitle title={name} />
      <Stack gap={6} as="article">
        <Stack gap={2} as="header">
          <Text size={14}>
            <Link href={routePath('publicResources')}>All resources</Link>
          </Text>
          <Heading level={1}>{name}</Heading>
          <Text size={14} tone="muted" numeric>
            {resourceMeta({ kind: kindOf(kind), bytes: bytes ?? null, url: url ?? null })}
          </Text>
        </Stack>
        {description !== '' && <Text>{description}</Text>}
        <ResourceMedia resource={resource} />
        <ResourceLinks resource={resource} />
      </Stack>
    </ReadColumn>
  );
}
