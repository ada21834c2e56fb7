import { Badge, Button, Card, FiguresSection, Heading, Row, Stack, Text } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { ChallengesOverview_challenge$key } from './__generated__/ChallengesOverview_challenge.graphql.ts';
import type { ChallengesOverviewUndoMutation } from './__generated__/ChallengesOverviewUndoMutation.graphql.ts';

const PEOPLE = { one: 'participant', many: 'participants' };
const LOOKS = {
  UPCOMING: { tone: 'info', text: 'Upcoming' },
  RUNNING: { tone: 'success', text: 'Running' },
  OVER: { tone: 'neutral', text: 'Over' },
} as const;

interface ChallengesOverviewProps {
  challenges: ChallengesOverview_challenge$key;
  mayEdit: boolean;
  onEdit: (challengeId: number) => void;
  onGroup: (challengeId: number) => void;
  reload: () => Promise<unknown>;
}

/** The challenges, latest first, with their dates, participants and actions. */
export function ChallengesOverview({ challenges: key, mayEdit, onEdit, onGroup, reload }: ChallengesOverviewProps) {
  const challenges = useFragment(
    graphql`
      fragment ChallengesOverview_challenge on Challenge @relay(plural: true) {
        databaseId
        name
        startsOn
        days
        today
        phase
        participantCount
        withoutBuddies
        grouping {
          databaseId
          mayUndo
        }
      }
    `,
    key,
  );
  const undo = useSubmit<ChallengesOverviewUndoMutation>(graphql`
    mutation ChallengesOverviewUndoMutation($challengeId: Int!, $groupingId: Int!) {
      undoGrouping(challengeId: $challengeId, groupingId: $groupingId) {
        databaseId
      }
    }
  `);
  if (challenges.length === 0) return null;
  return (
    <FiguresSection title="Challenges">
      <Stack gap={3}>
        {challenges.map((challenge) => {
          const { databaseId: challengeId, name, startsOn, days, today, phase, participantCount, withoutBuddies, grouping } = challenge;
          const { tone, text } = LOOKS[phase as keyof typeof LOOKS] ?? LOOKS.OVER;
          return (
            <Card key={challengeId} as="section" aria-labelledby={`challenge-${challengeId}`}>
              <Row justify="between" gap={3} wrap>
                <Stack gap={1}>
                  <Row gap={2} wrap>
                    <Heading level={3} size="label" id={`challenge-${challengeId}`}>
                      {name}
                    </Heading>
                    <Badge tone={tone}>{today == null ? text : `Day ${today} of ${days}`}</Badge>
                  </Row>
                  <Text size={14} tone="muted" numeric>
                    Starts {formatShortDate(`${startsOn}T00:00:00+08:00`)} · {countNoun(participantCount, PEOPLE)}
                    {withoutBuddies > 0 && ` · ${withoutBuddies} without buddies`}
                  </Text>
                </Stack>
                {mayEdit && (
                  <Row gap={2} wrap>
                    {grouping?.mayUndo === true && (
                      <ActionButton
                        variant="quiet"
                        action={{
                          confirm: {
                            title: `Undo the last grouping of ${name}?`,
                            consequence: 'Its groups are deleted, and their participants have no buddies again.',
                            confirmText: 'Undo grouping',
                            busyText: 'Undoing',
                            tone: 'danger',
                          },
                          run: () => undo({ challengeId, groupingId: grouping.databaseId }, reload),
                          success: 'The grouping is undone.',
                        }}
                      >
                        Undo grouping
                      </ActionButton>
                    )}
                    {withoutBuddies > 0 && (
                      <Button onClick={() => onGroup(challengeId)} aria-label={`Group participants of ${name}`}>
                        Group participants
                      </Button>
                    )}
                    <Button onClick={() => onEdit(challengeId)} aria-label={`Edit ${name}`}>
                      Edit
                    </Button>
                  </Row>
                )}
              </Row>
            </Card>
          );
        })}
      </Stack>
    </FiguresSection>
  );
}
