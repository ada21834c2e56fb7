import { Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { deletedNoteId } from './deletedNoteId.ts';
import type { EventOutcome_event$key } from './__generated__/EventOutcome_event.graphql.ts';

/** The outcome of an event, and that its content was deleted if so. */
export function EventOutcome({ event: key }: { event: EventOutcome_event$key }) {
  const { databaseId, problem, isKept } = useFragment(
    graphql`
      fragment EventOutcome_event on ProviderEvent {
        databaseId
        problem
        isKept
      }
    `,
    key,
  );
  return (
    <Stack gap={1}>
      {problem != null && (
        <Text as="span" size={14}>
          {problem}
        </Text>
      )}
      {!isKept && (
        <Text as="span" size={14} tone="muted" id={deletedNoteId(databaseId)}>
          Its content was deleted.
        </Text>
      )}
    </Stack>
  );
}
