import { Row, showToast, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormRecordMultiSelect } from '@atlas/ui/forms/FormRecordMultiSelect.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { emptyValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { MAX_LEAD_SEATS, roundForm, roundFormTimes, SELECTION_KINDS } from '@atlas/domain/groups';
import { enumName, enumWord } from '@atlas/domain/lists';
import { TIME_SLOTS } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { RoundDialog_round$data, RoundDialog_round$key } from './__generated__/RoundDialog_round.graphql.ts';
import type { RoundDialog_viewer$key } from './__generated__/RoundDialog_viewer.graphql.ts';
import type { RoundDialogCreateMutation } from './__generated__/RoundDialogCreateMutation.graphql.ts';
import type { RoundDialogUpdateMutation } from './__generated__/RoundDialogUpdateMutation.graphql.ts';

type Values = FormValues<typeof roundForm>;

interface RoundDialogProps {
  /** Null creates a new round. */
  round: RoundDialog_round$key | null;
  viewer: RoundDialog_viewer$key;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

const check = validateWith(roundForm);
const KINDS = SELECTION_KINDS.map(({ value }) => value);
const SLOTS = TIME_SLOTS.map((text) => ({ value: text, label: text }));
const WAYS = [
  { value: 'choose-one', label: 'Choose one', hint: 'First come, first served: a seat is taken at once.' },
  { value: 'rank-three', label: 'Rank three', hint: 'Seats are drawn after the closing.' },
];

function valuesOf(round: RoundDialog_round$data | null | undefined): Values {
  if (round == null) return emptyValues(roundForm);
  const { name, batch, seats, opensAt, closesAt } = round;
  return {
    name,
    kind: enumWord(KINDS, round.kind) ?? 'choose-one',
    batchId: batch?.databaseId ?? null,
    leadIds: seats.map(({ lead }) => lead.databaseId),
    seats: seats[0]?.seats ?? null,
    ...roundFormTimes({ opensAt: new Date(opensAt), closesAt: new Date(closesAt) }),
  } as Values;
}

/** The form that creates or edits a round. After the opening, the server refuses what members rely on. */
export function RoundDialog({ round: key, viewer, onClose, reload }: RoundDialogProps) {
  const round = useFragment(
    graphql`
      fragment RoundDialog_round on SelectionRound {
        databaseId
        revision
        name
        kind
        opensAt
        closesAt
        batch {
          databaseId
        }
        seats {
          seats
          lead {
            databaseId
            name
          }
        }
      }
    `,
    key,
  );
  const { roundLeads, peopleChoices } = useFragment(
    graphql`
      fragment RoundDialog_viewer on Viewer {
        roundLeads {
          groupName
          user {
            databaseId
            name
          }
        }
        peopleChoices {
          batches {
            databaseId
            name
          }
        }
      }
    `,
    viewer,
  );
  const create = useSubmit<RoundDialogCreateMutation>(graphql`
    mutation RoundDialogCreateMutation($input: SelectionRoundInput!, $idempotencyKey: String) {
      createSelectionRound(input: $input, idempotencyKey: $idempotencyKey) {
        id
      }
    }
  `);
  const update = useSubmit<RoundDialogUpdateMutation>(graphql`
    mutation RoundDialogUpdateMutation($id: Int!, $revision: Int!, $input: SelectionRoundInput!) {
      updateSelectionRound(databaseId: $id, revision: $revision, input: $input) {
        id
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async ({ kind, seats, leadIds, ...values }: Values) => {
    const input = { ...values, kind: enumName(kind), seats: Number(seats), leadIds: [...leadIds] };
    await (round == null
      ? withKey((idempotencyKey) => create({ input, idempotencyKey }, reload))
      : update({ id: round.databaseId, revision: round.revision, input }, reload));
    onClose();
    showToast({ kind: 'success', text: round == null ? 'Round created.' : 'Round saved.' });
  };
  const known = new Map(
    roundLeads.map(({ user, groupName }) => [user.databaseId, { databaseId: user.databaseId, name: `${user.name} (${groupName})` }]),
  );
  // A lead of the round whose group was given to someone else stays selectable.
  for (const { lead } of round?.seats ?? []) if (!known.has(lead.databaseId)) known.set(lead.databaseId, lead);
  return (
    <FormDialog<Values>
      title={round == null ? 'Create a round' : 'Edit round'}
      size="wide"
      onClose={onClose}
      initialValues={valuesOf(round)}
      validate={check}
      onSubmit={save}
      reload={reload}
    >
      <FormTextField name="name" label="Name" maxLength={100} required />
      <FormRadioGroup name="kind" label="Way to choose" options={WAYS} required />
      <FormRecordSelect
        name="batchId"
        label="Batch"
        hint="Only its members can choose."
        records={peopleChoices.batches}
        placeholder="Members of every batch"
        optionalText="(optional)"
      />
      <Row align="start">
        <Stack grow>
          <FormDateField name="opensDay" label="Opening day" required />
        </Stack>
        <Stack grow>
          <FormSelect name="opensTime" label="Opening time" options={SLOTS} placeholder="Choose" required />
        </Stack>
      </Row>
      <Row align="start">
        <Stack grow>
          <FormDateField name="closesDay" label="Closing day" required />
        </Stack>
        <Stack grow>
          <FormSelect name="closesTime" label="Closing time" options={SLOTS} placeholder="Choose" required />
        </Stack>
      </Row>
      <FormRecordMultiSelect
        name="leadIds"
        label="Team leads"
        hint="People who lead an accountability group."
        records={[...known.values()]}
        placeholder="Find a team lead"
        required
      />
      <FormNumberField name="seats" label="Seats per lead" min={1} max={MAX_LEAD_SEATS} required />
      <Row justify="end">
        <SubmitButton>{round == null ? 'Create round' : 'Save round'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}
