import { Alert, Button, Card, Row, showToast, Stack, Text } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { groupingForm, NO_ONE_TO_GROUP } from '@atlas/domain/challenges';
import { validateWith } from '@atlas/domain/forms';
import { countNoun } from '@atlas/domain/lists';
import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { GroupingDialog_challenge$key } from './__generated__/GroupingDialog_challenge.graphql.ts';
import type { GroupingDialogMutation } from './__generated__/GroupingDialogMutation.graphql.ts';
import type { GroupingDialogQuery, GroupingDialogQuery$data } from './__generated__/GroupingDialogQuery.graphql.ts';

type Preview = GroupingDialogQuery$data['viewer']['challengeGrouping'];
type Values = { groupSize: number | null; seed: string };
interface Planned {
  plan: Preview;
  groupSize: number;
  seed: string;
}

const check = validateWith(groupingForm);
const PEOPLE = { one: 'participant', many: 'participants' };
const GROUPS = { one: 'group', many: 'groups' };

const QUERY = graphql`
  query GroupingDialogQuery($challengeId: Int!, $groupSize: Int!, $seed: String!) {
    viewer {
      challengeGrouping(challengeId: $challengeId, groupSize: $groupSize, seed: $seed) {
        fingerprint
        sizes
        groups {
          name
          members {
            email
            user {
              name
            }
          }
        }
      }
    }
  }
`;

interface GroupingDialogProps {
  challenge: GroupingDialog_challenge$key;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/**
 * Groups the participants without buddies at random: a preview first, which the same word for
 * chance repeats, then the groups.
 */
export function GroupingDialog({ challenge: key, onClose, reload }: GroupingDialogProps) {
  const {
    databaseId: challengeId,
    name,
    groupSize,
    withoutBuddies,
  } = useFragment(
    graphql`
      fragment GroupingDialog_challenge on Challenge {
        databaseId
        name
        groupSize
        withoutBuddies
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [planned, setPlanned] = useState<Planned | null>(null);
  const apply = useSubmit<GroupingDialogMutation>(graphql`
    mutation GroupingDialogMutation($challengeId: Int!, $groupSize: Int!, $seed: String!, $fingerprint: String!) {
      groupParticipants(challengeId: $challengeId, groupSize: $groupSize, seed: $seed, fingerprint: $fingerprint) {
        databaseId
      }
    }
  `);
  const preview = async ({ groupSize: size, seed }: Values) => {
    const wanted = { groupSize: size ?? 0, seed };
    const variables = { challengeId, ...wanted };
    const answer = await fetchQuery<GroupingDialogQuery>(environment, QUERY, variables, { fetchPolicy: 'network-only' }).toPromise();
    if (answer) setPlanned({ plan: answer.viewer.challengeGrouping, ...wanted });
  };
  const group = async ({ plan, ...wanted }: Planned) => {
    await apply({ challengeId, ...wanted, fingerprint: plan.fingerprint }, reload);
    onClose();
    showToast({ kind: 'success', text: 'The groups are made. You can undo it for 24 hours.' });
  };
  return (
    <FormDialog<Values>
      title={`Group the participants of ${name}`}
      description={`${countNoun(withoutBuddies, PEOPLE)} without buddies. Those with buddies stay where they are.`}
      size="wide"
      onClose={onClose}
      initialValues={{ groupSize, seed: name }}
      validate={check}
      onSubmit={preview}
    >
      <FormNumberField name="groupSize" label="Group size" hint="The most people in a group." required />
      <FormTextField name="seed" label="Word for chance" hint="The same word makes the same groups." maxLength={60} required />
      <Row justify="end">
        <SubmitButton loadingText="Previewing">{planned ? 'Preview again' : 'Preview'}</SubmitButton>
      </Row>
      {planned && <PlannedGroups planned={planned} />}
      {planned && planned.plan.sizes.length > 0 && (
        <Row justify="end" gap={3}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton variant="primary" action={{ run: () => group(planned), reload: () => preview(planned) }}>
            Make {countNoun(planned.plan.sizes.length, GROUPS)}
          </ActionButton>
        </Row>
      )}
    </FormDialog>
  );
}

function PlannedGroups({ planned: { plan } }: { planned: Planned }) {
  const { sizes, groups } = plan;
  if (sizes.length === 0) return <Alert tone="info">{NO_ONE_TO_GROUP}</Alert>;
  const people = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <Stack gap={3}>
      <Text numeric>
        {countNoun(people, PEOPLE)} in {countNoun(sizes.length, GROUPS)}
      </Text>
      {groups.map(({ name, members }) => (
        <Card key={name}>
          <Stack gap={1}>
            <Text weight="strong">{name}</Text>
            <Text size={14} tone="muted">
              {members.map(({ user, email }) => user?.name ?? email ?? 'Without an account').join(', ')}
            </Text>
          </Stack>
        </Card>
      ))}
      {sizes.length > groups.length && (
        <Text tone="muted">and {countNoun(sizes.length - groups.length, { one: 'more group', many: 'more groups' })}</Text>
      )}
    </Stack>
  );
}
