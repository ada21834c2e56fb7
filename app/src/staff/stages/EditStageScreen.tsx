import { formValues, idsOf } from '@atlas/domain/forms';
import { stageForm } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { StageFields } from './StageFields.tsx';
import type { EditStageScreenMutation } from './__generated__/EditStageScreenMutation.graphql.ts';
import type { EditStageScreenQuery } from './__generated__/EditStageScreenQuery.graphql.ts';
import type { EditStageScreen_stage$key } from './__generated__/EditStageScreen_stage.graphql.ts';

const QUERY = graphql`
  query EditStageScreenQuery($id: Int!) @preloadable {
    viewer {
      stage(databaseId: $id) {
        ...EditStageScreen_stage
      }
    }
  }
`;

/**
 * The form for a stage's description, tasks, managers and reviewers at `/stages/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditStageScreen({ queryRef, params }: { queryRef: PreloadedQuery<EditStageScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<EditStageScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditStageScreenQuery>(QUERY, { id: params.id });
  const stage = useFragment<EditStageScreen_stage$key>(
    graphql`
      fragment EditStageScreen_stage on Stage {
        databaseId
        revision
        name
        description
        tasks {
          databaseId
          title
          description
          points
          actionLabel
          actionTarget
        }
        managers {
          databaseId
          name
        }
        reviewers {
          databaseId
          name
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.stage ?? null,
  );
  const update = useSubmit<EditStageScreenMutation>(graphql`
    mutation EditStageScreenMutation($id: Int!, $revision: Int!, $input: StageInput!) {
      updateStage(databaseId: $id, revision: $revision, input: $input) {
        ...EditStageScreen_stage
      }
    }
  `);
  if (!stage) return <NotFound />;
  const { databaseId: id, revision } = stage;
  const back = routePath('stage', { id });
  return (
    <RecordForm
      title="Edit stage"
      back={{ href: back, label: stage.name }}
      form={stageForm}
      initialValues={formValues(stageForm, stage, {
        tasks: stage.tasks.map(({ databaseId, actionTarget, ...task }) => ({ ...task, id: databaseId, actionTarget: actionTarget ?? '' })),
        managerIds: idsOf(stage.managers),
        reviewerIds: idsOf(stage.reviewers),
      })}
      save={async (input) => {
        await update({ id, revision, input });
        return { text: 'Stage saved.', href: back };
      }}
      reload={reload}
      submitText="Save stage"
      note={<LastSaved saved={stage.lastSaved} />}
    >
      <StageFields people={[...stage.managers, ...stage.reviewers]} />
    </RecordForm>
  );
}
