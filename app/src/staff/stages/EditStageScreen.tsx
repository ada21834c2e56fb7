import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { StageFields } from './StageFields.tsx';
import { checkStage, stageInput, type StageValues } from './stageValues.ts';
import type { EditStageScreenMutation } from './__generated__/EditStageScreenMutation.graphql.ts';
import type { EditStageScreenQuery } from './__generated__/EditStageScreenQuery.graphql.ts';
import type { EditStageScreen_stage$data, EditStageScreen_stage$key } from './__generated__/EditStageScreen_stage.graphql.ts';

const QUERY = graphql`
  query EditStageScreenQuery($id: Int!) @preloadable {
    viewer {
      stage(databaseId: $id) {
        ...EditStageScreen_stage
      }
    }
  }
`;

const ids = (people: readonly { databaseId: number }[]) => people.map(({ databaseId }) => String(databaseId));

const valuesOf = ({ name, description, tasks, managers, reviewers }: EditStageScreen_stage$data): StageValues => ({
  name,
  description,
  tasks: tasks.map(({ databaseId, title, points, actionLabel, ...task }) => ({
    id: String(databaseId),
    databaseId,
    title,
    description: task.description,
    points,
    actionLabel,
    actionTarget: task.actionTarget ?? '',
  })),
  managerIds: ids(managers),
  reviewerIds: ids(reviewers),
});

/** `/stages/{id}/edit`: what a stage says of itself, its tasks, and who looks after it. Specification 1 §2.5. */
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
  const save = async (values: StageValues) => {
    await update({ id, revision, input: stageInput(values) });
    return { text: 'Stage saved.', href: back };
  };
  return (
    <RecordForm
      title="Edit stage"
      back={{ href: back, label: stage.name }}
      initialValues={valuesOf(stage)}
      validate={checkStage}
      save={save}
      reload={reload}
      submitText="Save stage"
    >
      <StageFields people={[...stage.managers, ...stage.reviewers]} />
    </RecordForm>
  );
}
