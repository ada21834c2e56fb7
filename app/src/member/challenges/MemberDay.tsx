import { Row } from '@atlas/ui';
import { pointsText } from '@atlas/domain/journey';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { ChallengeDayCard } from '../../shared/challenges/ChallengeDayCard.tsx';
import { useChallengeDay } from './useChallengeDay.ts';
import type { MemberDay_task$key } from './__generated__/MemberDay_task.graphql.ts';

interface MemberDayProps {
  task: MemberDay_task$key;
  isFinished: boolean;
  /** Today's task, with the primary button. */
  isMain?: boolean;
}

/** A day of the member's challenge, which one tap marks as done. */
export function MemberDay({ task: key, isFinished, isMain = false }: MemberDayProps) {
  const { day, title, bodyTree, points } = useFragment(
    graphql`
      fragment MemberDay_task on ChallengeTask {
        day
        title
        bodyTree
        points
      }
    `,
    key,
  );
  const { finish, reopen } = useChallengeDay(day);
  const worth = points === 0 ? '' : ` · ${pointsText(points)}`;
  return (
    <ChallengeDayCard eyebrow={isFinished ? `Day ${day} · Done` : `Day ${day}${worth}`} title={title} text={bodyTree}>
      <Row>
        {isFinished ? (
          <ActionButton variant="quiet" action={reopen} aria-label={`Reopen: day ${day}`}>
            Reopen
          </ActionButton>
        ) : (
          <ActionButton variant={isMain ? 'primary' : 'secondary'} action={finish} aria-label={`Mark as done: day ${day}`}>
            Mark as done
          </ActionButton>
        )}
      </Row>
    </ChallengeDayCard>
  );
}
