import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ContentLock } from '../shared/late/ContentLock.ts';
import type { EventLock_event$key } from './__generated__/EventLock_event.graphql.ts';

/** The reason why an event is locked, and the next step. */
export function EventLock({ event: key }: { event: EventLock_event$key }) {
  const { lock } = useFragment(
    graphql`
      fragment EventLock_event on Event {
        lock {
          ...ContentLock_lock
        }
      }
    `,
    key,
  );
  return <Suspense>{lock && <ContentLock lock={lock} />}</Suspense>;
}
