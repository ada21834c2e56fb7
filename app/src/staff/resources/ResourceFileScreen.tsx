import { Alert, ButtonLink, Card, KeyValueList, Link, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { RESOURCE_FILE_ON_ITS_WAY, RESOURCE_SWITCHES, resourceMeta } from '@atlas/domain/resources';
import { formatShortDate } from '@atlas/domain/time';
import { RESOURCE_KINDS } from '@atlas/domain/uploads';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { namesOf } from '../../admin/namesOf.ts';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { kindOf } from '../../shared/resources/kindOf.ts';
import { ResourceLinks, ResourceMedia } from '../../shared/resources/ResourceViewer.tsx';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PublicationNotice } from '../shared/publishing/PublicationNotice.tsx';
import { PublicationStatus } from '../shared/publishing/PublicationStatus.tsx';
import { PublishActions } from '../shared/publishing/PublishActions.tsx';
import { useArchiveResource } from './useArchiveResource.ts';
import type { ResourceFileScreenQuery } from './__generated__/ResourceFileScreenQuery.graphql.ts';

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

/**
 * A resource as members see it, with its access, at `/resource-files/{id}`.
 *
 * @spec 1 §2.5
 */
export function ResourceFileScreen({ queryRef }: { queryRef: PreloadedQuery<ResourceFileScreenQuery> }) {
  const { resource } = usePreloadedQuery<ResourceFileScreenQuery>(
    graphql`
      query ResourceFileScreenQuery($id: Int!) @preloadable {
        viewer {
          resource(databaseId: $id) {
            databaseId
            name
            publication
            ...PublicationNotice_item
            ...PublicationStatus_item
            ...PublishActions_item
            description
            kind
            url
            embedUrl
            fileName
            bytes
            isInline
            awaitsFile
            isPublic
            forAffiliates
            linkCheckedAt
            brokenSince
            accessLevels {
              name
            }
            products {
              name
            }
            createdAt
            archivedAt
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const archive = useArchiveResource();
  const { currentUser } = useAuth();
  if (!resource) return <NotFound />;
  const { databaseId: id, name, kind, url, embedUrl, fileName, bytes, isInline } = resource;
  const viewed = { databaseId: id, name, kind, url, embedUrl, fileName, bytes, isInline };
  const { description, brokenSince, linkCheckedAt, archivedAt } = resource;
  const edit = can(currentUser, { page: 'editResourceFile' }) ? routePath('editResourceFile', { id }) : null;
  const isPublished = resource.publication === 'PUBLISHED';
  const hasPublicPage = resource.isPublic && isPublished && archivedAt == null && !resource.awaitsFile;
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('resourceFiles'), label: 'Resource files' }}
      status={<PublicationStatus item={resource} />}
      meta={resourceMeta({ kind: kindOf(kind), bytes: bytes ?? null, url: url ?? null })}
      actions={
        <EditAndArchive
          edit={edit}
          archivedAt={archivedAt}
          archive={archive(resource)}
          publish={<PublishActions noun="resource" item={resource} />}
          isPublished={isPublished}
        >
          Edit resource file
        </EditAndArchive>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'Kind', value: RESOURCE_KINDS[kindOf(kind)] },
              { label: 'File', value: fileName ?? '' },
              { label: 'Link checked', value: linkCheckedAt == null ? '' : formatShortDate(linkCheckedAt) },
              {
                label: RESOURCE_SWITCHES.isPublic.label,
                value: hasPublicPage ? <Link href={routePath('publicResource', { id })}>Yes, see its page</Link> : yesNo(resource.isPublic),
              },
              { label: RESOURCE_SWITCHES.forAffiliates.label, value: yesNo(resource.forAffiliates) },
              { label: 'In products', value: namesOf(resource.products) },
              { label: 'Access levels', value: namesOf(resource.accessLevels) },
              { label: 'Created', value: formatShortDate(resource.createdAt) },
            ]}
          />
        </Card>
      }
    >
      <PublicationNotice item={resource} />
      {brokenSince != null && (
        <Alert tone="danger" title="Broken link" action={edit !== null && <ButtonLink href={edit}>Enter another link</ButtonLink>}>
          This link has not opened since {formatShortDate(brokenSince)}. It is checked every night.
        </Alert>
      )}
      {resource.awaitsFile && (
        <Alert tone="warning" title="No file yet" action={edit !== null && <ButtonLink href={edit}>Upload the file</ButtonLink>}>
          {RESOURCE_FILE_ON_ITS_WAY}
        </Alert>
      )}
      {description === '' ? <Text tone="muted">No description yet.</Text> : <Text>{description}</Text>}
      <ResourceMedia resource={viewed} />
      <ResourceLinks resource={viewed} />
    </RecordPage>
  );
}
