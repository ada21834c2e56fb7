import { Heading, Stack, Text } from '@atlas/ui';
import { SubscribeButton } from './SubscribeButton.tsx';

/** Subscribes the member's calendar to all events that they are going to. */
export const EventCalendarLinks = () => (
  <Stack gap={3} as="section" aria-labelledby="event-calendar" align="start">
    <Heading level={2} size="label" id="event-calendar">
      Your calendar
    </Heading>
    <Text size={14} tone="muted">
      Subscribe once, and your calendar shows every event you are going to.
    </Text>
    <SubscribeButton />
  </Stack>
);
