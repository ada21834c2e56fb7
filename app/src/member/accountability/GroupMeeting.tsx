import { ButtonLink, Card, FiguresSection, KeyValueList, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { isMeetingNow, meetingDayText, meetingText, nextMeeting } from '@atlas/domain/groups';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { meetingTextIn } from './meetingTextIn.ts';
import { useDeviceZone } from './useDeviceZone.ts';
import type { GroupMeeting_group$key } from './__generated__/GroupMeeting_group.graphql.ts';

/** The next meeting of the group in Manila and, where it differs, in the time of the device; and the chat. */
export function GroupMeeting({ group: key }: { group: GroupMeeting_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupMeeting_group on AccountabilityGroup {
        meetingDay
        meetingTime
        chatLink
      }
    `,
    key,
  );
  const now = useNow();
  const zone = useDeviceZone();
  const meeting = { meetingDay: group.meetingDay ?? null, meetingTime: group.meetingTime ?? null };
  const start = nextMeeting(meeting, now);
  const here = start && meetingTextIn(zone, start);
  const chat = group.chatLink != null && (
    <Row>
      <ButtonLink href={group.chatLink} newTab>
        Open the chat
      </ButtonLink>
    </Row>
  );
  if (!start)
    return (
      <FiguresSection title="Next meeting">
        <Text tone="muted">Your group has no weekly meeting yet.</Text>
        {chat}
      </FiguresSection>
    );
  const runs = isMeetingNow(start, now);
  return (
    <FiguresSection title="Next meeting">
      <Card>
        <Stack gap={4}>
          <KeyValueList
            items={[
              {
                label: runs ? 'Now' : 'When',
                value: (
                  <>
                    {formatLongDate(start)}, {formatTime(start)}{' '}
                    <StatusBadge tone={runs ? 'success' : 'info'} text={runs ? 'Has begun' : meetingDayText(start, now)} />
                  </>
                ),
              },
              { label: 'Every week', value: `${meetingText(meeting) ?? ''}, Manila time` },
              ...(here ? [{ label: 'Your time', value: here }] : []),
            ]}
          />
          {chat}
        </Stack>
      </Card>
    </FiguresSection>
  );
}
