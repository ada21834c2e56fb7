import { Alert, Badge, Card, FiguresSection, Stack } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { addManilaDays, fromIsoDay, isoDay } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckInCard } from './CheckInCard.tsx';
import type { ThisWeek_viewer$data, ThisWeek_viewer$key } from './__generated__/ThisWeek_viewer.graphql.ts';

type CheckIn = ThisWeek_viewer$data['myCheckIns'][number];

const STREAK = { one: 'week in a row', many: 'weeks in a row' };

interface ThisWeekProps {
  viewer: ThisWeek_viewer$key;
  /** Reloads the page. */
  reload: () => Promise<unknown>;
}

/** The check-in of this week, and what the team lead answered to it and to the last one. */
export function ThisWeek({ viewer: key, reload }: ThisWeekProps) {
  const { checkInWeek, checkInStreak, myCheckIns } = useFragment(
    graphql`
      fragment ThisWeek_viewer on Viewer {
        checkInWeek
        checkInStreak
        myCheckIns {
          week
          reply
          repliedBy {
            name
          }
          ...CheckInCard_checkIn
        }
      }
    `,
    key,
  );
  const of = (week: string) => myCheckIns.find((one) => one.week === week) ?? null;
  const present = of(checkInWeek);
  return (
    <FiguresSection title="This week" more={checkInStreak > 0 && <Badge tone="success">{countNoun(checkInStreak, STREAK)}</Badge>}>
      <Stack gap={3}>
        <Card>
          <CheckInCard week={checkInWeek} checkIn={present} reload={reload} />
        </Card>
        <Reply checkIn={present} to="your check-in" />
        <Reply checkIn={of(weekBefore(checkInWeek))} to="your check-in of last week" />
      </Stack>
    </FiguresSection>
  );
}

const weekBefore = (week: string): string => {
  const monday = fromIsoDay(week);
  return monday === null ? '' : isoDay(addManilaDays(monday, -7));
};

function Reply({ checkIn, to }: { checkIn: CheckIn | null; to: string }) {
  if (checkIn?.reply == null) return null;
  return (
    <Alert tone="info" title={`${checkIn.repliedBy?.name ?? 'Your team lead'} answered ${to}`}>
      {checkIn.reply}
    </Alert>
  );
}
