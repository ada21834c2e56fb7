import { formValues, idsOf } from '@atlas/domain/forms';
import { groupForm } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { GroupFields } from './GroupFields.tsx';
import type { EditGroupScreenMutation } from './__generated__/EditGroupScreenMutation.graphql.ts';
import type { EditGroupScreenQuery } from './__generated__/EditGroupScreenQuery.graphql.ts';
import type { EditGroupScreen_group$key } from './__generated__/EditGroupScreen_group.graphql.ts';

const QUERY = graphql`
  query EditGroupScreenQuery($id: Int!) @preloadable {
    viewer {
      group(databaseId: $id) {
        ...EditGroupScreen_group
      }
    }
  }
`;

/**
 * The form for a group's name, leader and coaches at `/groups/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditGroupScreen({ queryRef, params }: { queryRef: PreloadedQuery<EditGroupScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<EditGroupScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditGroupScreenQuery>(QUERY, { id: params.id });
  const group = useFragment<EditGroupScreen_group$key>(
    graphql`
      fragment EditGroupScreen_group on Group {
        databaseId
        revision
        name
        description
        leader {
          databaseId
          name
        }
        coaches {
          databaseId
          name
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.group ?? null,
  );
  const update = useSubmit<EditGroupScreenMutation>(graphql`
    mutation EditGroupScreenMutation($id: Int!, $revision: Int!, $input: GroupInput!) {
      updateGroup(databaseId: $id, revision: $revision, input: $input) {
        ...EditGroupScreen_group
      }
    }
  `);
  if (!group) return <NotFound />;
  const { databaseId: id, revision, leader, coaches } = group;
  const back = routePath('group', { id });
  return (
    <RecordForm
      title="Edit group"
      back={{ href: back, label: group.name }}
      form={groupForm}
      initialValues={formValues(groupForm, group, { leaderId: leader?.databaseId ?? null, coachIds: idsOf(coaches) })}
      save={async (input) => {
        await update({ id, revision, input });
        return { text: 'Group saved.', href: back };
      }}
      reload={reload}
      submitText="Save group"
      note={<LastSaved saved={group.lastSaved} />}
    >
      <GroupFields leader={leader ?? null} coaches={coaches} />
    </RecordForm>
  );
}
