import { Accordion, BarTable, type DataColumn, DataTable, DayBars, FiguresSection, Stack, Text } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GroupFigures_group$data, GroupFigures_group$key } from './__generated__/GroupFigures_group.graphql.ts';

type Week = GroupFigures_group$data['activity'][number];

const MEMBERS = { one: 'member', many: 'members' };

const WEEKS: readonly DataColumn<Week>[] = [
  { id: 'week', header: 'Week of', cell: ({ week }) => formatShortDate(week) },
  { id: 'active', header: 'Active members', align: 'end', width: 'narrow', card: 'aside', cell: ({ active }) => active },
];

/** The activity of a group in the last eight weeks, and its members by stage: as bars, each with its table. */
export function GroupFigures({ group: key }: { group: GroupFigures_group$key }) {
  const { memberCount, stageMix, activity } = useFragment(
    graphql`
      fragment GroupFigures_group on Group {
        memberCount
        stageMix {
          members
          stage {
            databaseId
            number
            name
          }
        }
        activity {
          week
          active
        }
      }
    `,
    key,
  );
  const most = Math.max(0, ...activity.map(({ active }) => active));
  const staged = stageMix.reduce((sum, { members }) => sum + members, 0);
  const stages = stageMix
    .toSorted((a, b) => a.stage.number - b.stage.number)
    .map(({ stage, members }) => ({
      key: String(stage.databaseId),
      label: `Stage ${stage.number}: ${stage.name}`,
      value: members,
      text: countNoun(members, MEMBERS),
    }));
  const unstaged = memberCount - staged;
  const rows =
    unstaged > 0 ? [...stages, { key: 'none', label: 'No stage yet', value: unstaged, text: countNoun(unstaged, MEMBERS) }] : stages;
  return (
    <>
      <FiguresSection title="Activity">
        <Stack gap={3}>
          <DayBars
            label="Members who finished a task, in each of the last eight weeks"
            bars={activity.map(({ week, active }) => ({ day: formatShortDate(week), value: active }))}
            highest={most === 0 ? 'No one finished a task in eight weeks' : `Up to ${countNoun(most, MEMBERS)} a week finished a task`}
          />
          <Accordion
            items={[
              {
                id: 'weeks',
                title: 'Activity by week',
                content: <DataTable label="Activity by week" columns={WEEKS} rows={activity.toReversed()} rowKey={({ week }) => week} />,
              },
            ]}
          />
        </Stack>
      </FiguresSection>
      <FiguresSection title="Members by stage">
        {rows.length === 0 ? (
          <Text tone="muted">No members yet.</Text>
        ) : (
          <BarTable label="Members by stage" headers={['Stage', 'Members']} rows={rows} />
        )}
      </FiguresSection>
    </>
  );
}
