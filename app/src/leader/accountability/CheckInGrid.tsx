import { type DataColumn, DataTable, FiguresSection, Icon, Row, RowTitle, Stack, Text, VisuallyHidden } from '@atlas/ui';
import { CHECK_IN_ANSWERS, weekOf } from '@atlas/domain/groups';
import { formatShortDate, isoDay } from '@atlas/domain/time';
import Minus from 'lucide-react/icons/minus';
import { graphql, useFragment } from 'react-relay/hooks';
import { answerOf, lookOf } from '../../shared/accountability/checkInLook.ts';
import type { CheckInGrid_group$data, CheckInGrid_group$key } from './__generated__/CheckInGrid_group.graphql.ts';

type Member = CheckInGrid_group$data['grid'][number];

const NAME: DataColumn<Member> = {
  id: 'member',
  header: 'Member',
  width: 'wide',
  cell: ({ user }) => <RowTitle>{user.name}</RowTitle>,
};

/** The check-ins of a group's members in the last eight weeks: a row per member, a column per week. */
export function CheckInGrid({ group: key }: { group: CheckInGrid_group$key }) {
  const { weeks, grid } = useFragment(
    graphql`
      fragment CheckInGrid_group on AccountabilityGroup {
        weeks
        grid {
          databaseId
          joinedAt
          user {
            name
          }
          checkIns {
            week
            answer
            needsHelp
          }
        }
      }
    `,
    key,
  );
  if (grid.length === 0) return null;
  return (
    <FiguresSection title="Last eight weeks">
      <Stack gap={3}>
        <DataTable label="Check-ins by week" columns={[NAME, ...weeks.map(columnOf)]} rows={grid} rowKey={({ databaseId }) => databaseId} />
        <Legend />
      </Stack>
    </FiguresSection>
  );
}

const columnOf = (week: string): DataColumn<Member> => ({
  id: week,
  header: formatShortDate(week).slice(0, 5),
  width: 'narrow',
  card: 'badge',
  cell: (member) => <Mark member={member} week={week} />,
});

function Mark({ member, week }: { member: Member; week: string }) {
  const { checkIns, joinedAt } = member;
  const checkIn = checkIns?.find((one) => one.week === week);
  const answer = checkIn && answerOf(checkIn.answer);
  if (!checkIn || !answer) {
    const isBefore = week < isoDay(weekOf(new Date(joinedAt)));
    return (
      <>
        <Icon icon={Minus} tone="muted" />
        <VisuallyHidden>{isBefore ? 'Not in the group yet' : 'No check-in'}</VisuallyHidden>
      </>
    );
  }
  const { icon, tone, label } = lookOf(answer);
  return (
    <>
      <Icon icon={icon} tone={checkIn.needsHelp ? 'danger' : tone === 'info' ? 'accent' : tone} />
      <VisuallyHidden>{checkIn.needsHelp ? `${label}, asked for help` : label}</VisuallyHidden>
    </>
  );
}

/** The meaning of the marks, for people who see them. The cells have their own texts. */
const Legend = () => (
  <Row gap={4} wrap>
    {CHECK_IN_ANSWERS.map(({ value, label }) => {
      const { icon, tone } = lookOf(value);
      return (
        <Row key={value} gap={1}>
          <Icon icon={icon} size="s" tone={tone === 'info' ? 'accent' : tone} />
          <Text as="span" size={14} tone="muted">
            {label}
          </Text>
        </Row>
      );
    })}
    <Row gap={1}>
      <Icon icon={Minus} size="s" tone="muted" />
      <Text as="span" size={14} tone="muted">
        No check-in
      </Text>
    </Row>
    <Text as="span" size={14} tone="muted">
      Oldest first; red asked for help.
    </Text>
  </Row>
);
