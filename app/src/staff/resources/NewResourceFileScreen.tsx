import { emptyValues } from '@atlas/domain/forms';
import { resourceForm } from '@atlas/domain/resources';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { checkResource, ResourceFields, type ResourceValues } from './ResourceFields.tsx';
import { useSaveResource } from './useSaveResource.ts';
import type { NewResourceFileScreenQuery } from './__generated__/NewResourceFileScreenQuery.graphql.ts';

const EMPTY: ResourceValues = { ...emptyValues(resourceForm()), source: 'file', files: [] };

/**
 * The form that adds a file or a link at `/resource-files/new`. The file is uploaded when the form
 * is saved.
 *
 * @spec 1 §2.5
 */
export function NewResourceFileScreen({ queryRef }: { queryRef: PreloadedQuery<NewResourceFileScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewResourceFileScreenQuery>(
    graphql`
      query NewResourceFileScreenQuery @preloadable {
        viewer {
          ...ResourceFields_viewer
        }
      }
    `,
    queryRef,
  );
  const { sending, save, reloadAdded } = useSaveResource(null);
  return (
    <RecordForm
      title="Add Resource File"
      back={{ href: routePath('resourceFiles'), label: 'Resource files' }}
      initialValues={EMPTY}
      validate={checkResource}
      save={async (values) => ({ text: 'Resource file added.', href: routePath('resourceFile', { id: await save(values) }) })}
      reload={reloadAdded}
      submitText="Add resource file"
    >
      <ResourceFields viewer={viewer} id={null} sending={sending} />
    </RecordForm>
  );
}
