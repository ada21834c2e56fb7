import { can } from '@atlas/domain/access';
import { funnelForm } from '@atlas/domain/funnels';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { FunnelFields } from './FunnelFields.tsx';
import { FunnelPreview } from './FunnelPreview.tsx';
import { funnelInput, funnelValues } from './funnelValues.ts';
import type { EditFunnelScreenMutation } from './__generated__/EditFunnelScreenMutation.graphql.ts';
import type { EditFunnelScreenQuery } from './__generated__/EditFunnelScreenQuery.graphql.ts';
import type { EditFunnelScreen_funnel$key } from './__generated__/EditFunnelScreen_funnel.graphql.ts';

const QUERY = graphql`
  query EditFunnelScreenQuery($id: Int!) @preloadable {
    ...FunnelFields_query
    ...FunnelPreview_query
    viewer {
      funnel(databaseId: $id) {
        ...EditFunnelScreen_funnel
      }
    }
  }
`;

/**
 * The form for a funnel at `/funnels/{id}/edit`. Subscriptions and orders keep what was agreed.
 *
 * @spec 1 §2.5; 2 §3, §5
 */
export function EditFunnelScreen({ queryRef }: { queryRef: PreloadedQuery<EditFunnelScreenQuery> }) {
  const query = usePreloadedQuery<EditFunnelScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditFunnelScreenQuery>(QUERY, queryRef.variables);
  const funnel = useFragment<EditFunnelScreen_funnel$key>(
    graphql`
      fragment EditFunnelScreen_funnel on Funnel {
        databaseId
        revision
        name
        product {
          ...FunnelPreview_product
        }
        ...funnelValues_funnel
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    query.viewer.funnel ?? null,
  );
  const update = useSubmit<EditFunnelScreenMutation>(graphql`
    mutation EditFunnelScreenMutation($id: Int!, $revision: Int!, $input: FunnelInput!) {
      updateFunnel(databaseId: $id, revision: $revision, input: $input) {
        ...EditFunnelScreen_funnel
      }
    }
  `);
  const { currentUser } = useAuth();
  // The flag of the page is that of reading funnels, which does not include changing them.
  if (!can(currentUser, { function: 'product_create' })) return <Forbidden />;
  if (!funnel) return <NotFound />;
  const { databaseId: id, revision, name } = funnel;
  const href = routePath('funnel', { id: String(id) });
  return (
    <RecordForm
      title="Edit funnel"
      back={{ href, label: name }}
      form={funnelForm}
      initialValues={funnelValues(funnel)}
      save={async (values) => {
        await update({ id, revision, input: funnelInput(values) });
        return { text: 'Funnel saved.', href };
      }}
      reload={reload}
      submitText="Save funnel"
      note={<LastSaved saved={funnel.lastSaved} />}
      aside={<FunnelPreview product={funnel.product} query={query} />}
    >
      <FunnelFields query={query} />
    </RecordForm>
  );
}
