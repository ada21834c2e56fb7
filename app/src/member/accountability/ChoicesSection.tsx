import { Card, FiguresSection, Select, Stack, Switch } from '@atlas/ui';
import { type AccountabilityChoices, MEETING_TIMES } from '@atlas/domain/groups';
import { enumName, enumWord } from '@atlas/domain/lists';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { ChoicesSection_viewer$key } from './__generated__/ChoicesSection_viewer.graphql.ts';
import type { ChoicesSectionMutation } from './__generated__/ChoicesSectionMutation.graphql.ts';

const TIMES = MEETING_TIMES.map(({ value }) => value);

interface ChoicesSectionProps {
  viewer: ChoicesSection_viewer$key;
  /** Reloads the page. */
  reload: () => Promise<unknown>;
}

/**
 * When the viewer can meet, and whether a buddy may be asked to write to them. Each choice saves at
 * once, and reverts with a message where that fails.
 */
export function ChoicesSection({ viewer: key, reload }: ChoicesSectionProps) {
  const { accountabilityChoices } = useFragment(
    graphql`
      fragment ChoicesSection_viewer on Viewer {
        accountabilityChoices {
          meets
          allowsBuddy
        }
      }
    `,
    key,
  );
  const submit = useSubmit<ChoicesSectionMutation>(graphql`
    mutation ChoicesSectionMutation($meets: MeetingTime, $allowsBuddy: Boolean!) {
      saveAccountabilityChoices(meets: $meets, allowsBuddy: $allowsBuddy) {
        meets
        allowsBuddy
      }
    }
  `);
  const [sent, setSent] = useState<AccountabilityChoices | null>(null);
  const { meets, allowsBuddy } = accountabilityChoices;
  const shown: AccountabilityChoices = sent ?? { meets: enumWord(TIMES, meets ?? ''), allowsBuddy };
  const choose = async (change: Partial<AccountabilityChoices>) => {
    const choices = { ...shown, ...change };
    setSent(choices);
    try {
      await submit({ meets: choices.meets && enumName(choices.meets), allowsBuddy: choices.allowsBuddy }, reload);
    } catch (error) {
      showError(error);
    }
    // A later choice is on its way itself.
    setSent((latest) => (latest === choices ? null : latest));
  };
  return (
    <FiguresSection title="Your choices">
      <Card>
        <Stack gap={4}>
          <Select
            name="meets"
            label="I can meet"
            hint="We look at it when we place you in a group."
            value={shown.meets ?? ''}
            onChange={(value) => void choose({ meets: enumWord(TIMES, value.toUpperCase()) })}
            options={MEETING_TIMES}
            placeholder="At any time"
          />
          <Switch
            name="allowsBuddy"
            label="A buddy may be asked to write to me when I miss a week"
            checked={shown.allowsBuddy}
            onChange={(allows) => void choose({ allowsBuddy: allows })}
          />
        </Stack>
      </Card>
    </FiguresSection>
  );
}
