import { ReadingPage, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { resourceMeta } from '@atlas/domain/resources';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { kindOf } from '../../shared/resources/kindOf.ts';
import { hasMedia, ResourceLinks, ResourceMedia } from '../../shared/resources/ResourceViewer.tsx';
import { PageHead } from '../../routing/PageHead.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { PageBreadcrumbs } from '../../shell/PageBreadcrumbs.tsx';
import { ContentLock } from '../shared/late/ContentLock.ts';
import type { ResourceScreenQuery } from './__generated__/ResourceScreenQuery.graphql.ts';

/**
 * `/resources/my-resources/{id}`: a file or link, shown in place where browsers can show it, or the
 * reason why it is locked. Product decisions §16.
 */
export function ResourceScreen({ queryRef }: { queryRef: PreloadedQuery<ResourceScreenQuery> }) {
  const { resource } = usePreloadedQuery<ResourceScreenQuery>(
    graphql`
      query ResourceScreenQuery($id: Int!) @preloadable {
        viewer {
          resource(databaseId: $id) {
            databaseId
            name
            description
            kind
            url
            embedUrl
            fileName
            bytes
            isInline
            lock {
              ...ContentLock_lock
            }
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  if (!resource) return <NotFound />;
  const { databaseId, name, description, kind, url, embedUrl, fileName, bytes, isInline, lock } = resource;
  const viewed = { databaseId, name, kind, url, embedUrl, fileName, bytes, isInline };
  return (
    <>
      <PageHead title={name} phone={{ backHref: routePath('viewResources'), backLabel: 'Back to My Resources', title: 'My Resources' }} />
      <ReadingPage
        breadcrumbs={<PageBreadcrumbs />}
        media={!lock && hasMedia(viewed) ? <ResourceMedia resource={viewed} /> : undefined}
        title={name}
        meta={resourceMeta({ kind: kindOf(kind), bytes: bytes ?? null, url: url ?? null })}
      >
        <Suspense>{lock && <ContentLock lock={lock} />}</Suspense>
        {description !== '' && <Text>{description}</Text>}
        <ResourceLinks resource={viewed} />
      </ReadingPage>
    </>
  );
}
