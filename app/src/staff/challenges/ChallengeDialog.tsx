import { Heading, Row, showToast, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { CHALLENGE_DAYS, type ChallengeEditForm, challengeEditForm } from '@atlas/domain/challenges';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { ChallengeDialog_challenge$data, ChallengeDialog_challenge$key } from './__generated__/ChallengeDialog_challenge.graphql.ts';
import type { ChallengeDialogCreateMutation } from './__generated__/ChallengeDialogCreateMutation.graphql.ts';
import type { ChallengeDialogUpdateMutation } from './__generated__/ChallengeDialogUpdateMutation.graphql.ts';

type Values = Omit<ChallengeEditForm, 'groupSize'> & { groupSize: number | null };

interface ChallengeDialogProps {
  /** Null creates a new challenge. */
  challenge: ChallengeDialog_challenge$key | null;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

const check = validateWith(challengeEditForm);

const NEW: Values = {
  name: '',
  startsOn: '',
  groupSize: 4,
  tasks: Array.from({ length: CHALLENGE_DAYS }, () => ({ title: '', body: '', points: 0 })),
};

const valuesOf = (challenge: ChallengeDialog_challenge$data | null | undefined): Values =>
  challenge == null
    ? NEW
    : {
        name: challenge.name,
        startsOn: challenge.startsOn,
        groupSize: challenge.groupSize,
        tasks: challenge.tasks.map(({ title, body, points }) => ({ title, body, points })),
      };

/** The form that creates or edits a challenge with its 12 tasks. */
export function ChallengeDialog({ challenge: key, onClose, reload }: ChallengeDialogProps) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeDialog_challenge on Challenge {
        databaseId
        revision
        name
        startsOn
        groupSize
        tasks {
          title
          body
          points
        }
      }
    `,
    key,
  );
  const create = useSubmit<ChallengeDialogCreateMutation>(graphql`
    mutation ChallengeDialogCreateMutation($input: ChallengeInput!, $idempotencyKey: String) {
      createChallenge(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const update = useSubmit<ChallengeDialogUpdateMutation>(graphql`
    mutation ChallengeDialogUpdateMutation($id: Int!, $revision: Int!, $input: ChallengeInput!) {
      updateChallenge(databaseId: $id, revision: $revision, input: $input) {
        ...ChallengeDialog_challenge
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async ({ groupSize, ...values }: Values) => {
    const input = { ...values, groupSize: groupSize ?? 0 };
    await (challenge
      ? update({ id: challenge.databaseId, revision: challenge.revision, input }, reload)
      : withKey((idempotencyKey) => create({ input, idempotencyKey }, reload)));
    showToast({ kind: 'success', text: 'Challenge saved.' });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={challenge ? 'Edit challenge' : 'New challenge'}
      size="wide"
      onClose={onClose}
      initialValues={valuesOf(challenge)}
      validate={check}
      onSubmit={save}
      reload={reload}
    >
      <FormTextField name="name" label="Name" maxLength={100} required />
      <Row align="start" gap={3} wrap>
        <Stack grow>
          <FormDateField name="startsOn" label="Start date" hint="Day 1, in Manila." required />
        </Stack>
        <Stack grow>
          <FormNumberField name="groupSize" label="Group size" hint="The most people in a group of buddies." required />
        </Stack>
      </Row>
      {NEW.tasks.map((_task, index) => (
        <Stack key={index} gap={3}>
          <Heading level={3} size="label">
            Day {index + 1}
          </Heading>
          <FormTextField name={`tasks.${index}.title`} label={`Task of day ${index + 1}`} maxLength={150} required />
          <FormTextArea name={`tasks.${index}.body`} label={`Text of day ${index + 1}`} optionalText="(optional)" maxLength={5000} />
          <FormNumberField name={`tasks.${index}.points`} label={`XP of day ${index + 1}`} required />
        </Stack>
      ))}
      <Row justify="end">
        <SubmitButton>{challenge ? 'Save challenge' : 'Create challenge'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}
