import { CodeBlock, CopyButton, ErrorState, Modal, Row, Skeleton, SkeletonGroup, Stack, Text } from '@atlas/ui';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import { useResetCalendarFeed } from './useResetCalendarFeed.ts';
import CalendarFeedQuery from './__generated__/CalendarFeedDialogQuery$parameters.ts';
import type { CalendarFeedDialogQuery } from './__generated__/CalendarFeedDialogQuery.graphql.ts';

/**
 * The address through which a calendar app follows the member's events. The member can copy it, or
 * replace it when others know it.
 */
export const CalendarFeedDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal
    open
    onClose={onClose}
    title="Subscribe to my calendar"
    description="Your calendar shows the events you are going to and updates when they change. Paste this link where it says “from URL”: in Google Calendar under Other calendars."
  >
    <QueryOnOpen<CalendarFeedDialogQuery>
      query={CalendarFeedQuery}
      variables={{}}
      loading={
        <SkeletonGroup>
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
      failed={(retry) => <ErrorState title="Your link could not be loaded." onRetry={retry} />}
    >
      {(queryRef) => <Feed queryRef={queryRef} />}
    </QueryOnOpen>
  </Modal>
);

function Feed({ queryRef }: { queryRef: PreloadedQuery<CalendarFeedDialogQuery> }) {
  const { viewer } = usePreloadedQuery<CalendarFeedDialogQuery>(
    graphql`
      query CalendarFeedDialogQuery @preloadable {
        viewer {
          calendarFeedUrl
        }
      }
    `,
    queryRef,
  );
  const reset = useResetCalendarFeed();
  const { calendarFeedUrl: url } = viewer;
  if (url == null) {
    return (
      <ActionButton variant="primary" action={reset(false)}>
        Make my link
      </ActionButton>
    );
  }
  return (
    <Stack gap={4}>
      <CodeBlock label="My link" text={url} />
      <Text size={14} tone="muted">
        Anyone with this link can see your events. Reset it if others have it; the old link stops working at once.
      </Text>
      <Row gap={2} wrap>
        <CopyButton value={url} variant="primary">
          Copy link
        </CopyButton>
        <ActionButton action={reset(true)}>Reset link</ActionButton>
      </Row>
    </Stack>
  );
}
