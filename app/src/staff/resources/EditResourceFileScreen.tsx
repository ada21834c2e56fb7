import { formValues, idsOf } from '@atlas/domain/forms';
import { resourceForm } from '@atlas/domain/resources';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { checkResource, ResourceFields, type ResourceValues } from './ResourceFields.tsx';
import { useSaveResource } from './useSaveResource.ts';
import type {
  EditResourceFileScreen_resource$data,
  EditResourceFileScreen_resource$key,
} from './__generated__/EditResourceFileScreen_resource.graphql.ts';
import type { EditResourceFileScreenQuery } from './__generated__/EditResourceFileScreenQuery.graphql.ts';

const QUERY = graphql`
  query EditResourceFileScreenQuery($id: Int!) @preloadable {
    viewer {
      ...ResourceFields_viewer
      resource(databaseId: $id) {
        databaseId
        revision
        lastSaved {
          ...LastSavedText_saved
        }
        ...EditResourceFileScreen_resource
      }
    }
  }
`;

const valuesOf = ({ link, fileName, bytes, accessLevels, ...resource }: EditResourceFileScreen_resource$data): ResourceValues => ({
  ...formValues(resourceForm(), resource, {
    source: link == null ? 'file' : 'link',
    url: link ?? '',
    fileName: '',
    accessLevelIds: idsOf(accessLevels),
  }),
  files: fileName == null ? [] : [{ id: fileName, name: fileName, size: bytes ?? 0, file: null }],
});

/**
 * The form for a resource's description, access levels, and file or link, at
 * `/resource-files/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditResourceFileScreen({
  queryRef,
  params,
}: {
  queryRef: PreloadedQuery<EditResourceFileScreenQuery>;
  params: { id: number };
}) {
  const { viewer } = usePreloadedQuery<EditResourceFileScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditResourceFileScreenQuery>(QUERY, { id: params.id });
  const resource = useFragment<EditResourceFileScreen_resource$key>(
    graphql`
      fragment EditResourceFileScreen_resource on Resource {
        name
        description
        link
        fileName
        bytes
        isPublic
        forAffiliates
        accessLevels {
          databaseId
        }
      }
    `,
    viewer.resource,
  );
  const { databaseId = params.id, revision = 0 } = viewer.resource ?? {};
  const { sending, save } = useSaveResource({ databaseId, revision });
  if (!resource) return <NotFound />;
  const back = routePath('resourceFile', { id: databaseId });
  return (
    <RecordForm<ResourceValues>
      title="Edit resource file"
      back={{ href: back, label: resource.name }}
      initialValues={valuesOf(resource)}
      validate={checkResource}
      save={async (values) => {
        await save(values);
        return { text: 'Resource file saved.', href: back };
      }}
      reload={reload}
      submitText="Save resource file"
      note={<LastSaved saved={viewer.resource?.lastSaved} />}
    >
      <ResourceFields viewer={viewer} id={databaseId} sending={sending} />
    </RecordForm>
  );
}
