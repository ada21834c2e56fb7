import { formValues } from '@atlas/domain/forms';
import { subgroupForm } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { SubgroupFields } from './SubgroupFields.tsx';
import type { EditSubgroupScreenMutation } from './__generated__/EditSubgroupScreenMutation.graphql.ts';
import type { EditSubgroupScreenQuery } from './__generated__/EditSubgroupScreenQuery.graphql.ts';
import type { EditSubgroupScreen_subgroup$key } from './__generated__/EditSubgroupScreen_subgroup.graphql.ts';

const QUERY = graphql`
  query EditSubgroupScreenQuery($id: Int!) @preloadable {
    viewer {
      ...SubgroupFields_viewer
      subgroup(databaseId: $id) {
        ...EditSubgroupScreen_subgroup
      }
    }
  }
`;

/**
 * The form for a subgroup's group, leader, size and weekly meeting at `/sub-groups/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditSubgroupScreen({ queryRef, params }: { queryRef: PreloadedQuery<EditSubgroupScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<EditSubgroupScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditSubgroupScreenQuery>(QUERY, { id: params.id });
  const subgroup = useFragment<EditSubgroupScreen_subgroup$key>(
    graphql`
      fragment EditSubgroupScreen_subgroup on Subgroup {
        databaseId
        revision
        name
        capacity
        meetingDay
        meetingTime
        meetingLink
        memberCount
        group {
          databaseId
        }
        leader {
          databaseId
          name
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.subgroup ?? null,
  );
  const update = useSubmit<EditSubgroupScreenMutation>(graphql`
    mutation EditSubgroupScreenMutation($id: Int!, $revision: Int!, $input: SubgroupInput!) {
      updateSubgroup(databaseId: $id, revision: $revision, input: $input) {
        ...EditSubgroupScreen_subgroup
      }
    }
  `);
  if (!subgroup) return <NotFound />;
  const { databaseId: id, revision, group, leader, memberCount } = subgroup;
  const values = formValues(subgroupForm, subgroup, { groupId: group.databaseId, leaderId: leader?.databaseId ?? null });
  return (
    <RecordForm
      title="Edit subgroup"
      back={{ href: routePath('group', { id: group.databaseId }), label: 'Group' }}
      form={subgroupForm}
      initialValues={values}
      save={async (input) => {
        await update({ id, revision, input });
        return { text: 'Subgroup saved.', href: routePath('group', { id: Number(input.groupId) }) };
      }}
      reload={reload}
      submitText="Save subgroup"
      note={<LastSaved saved={subgroup.lastSaved} />}
    >
      <SubgroupFields viewer={viewer} leader={leader ?? null} memberCount={memberCount} />
    </RecordForm>
  );
}
