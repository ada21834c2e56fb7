import { Button, ButtonLink, StatusBadge } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { ArchiveButton } from '../../admin/actions/ArchiveButton.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useAuth } from '../../session/authContext.ts';
import { EVENT_TAB_LABELS } from './eventTabLabels.ts';
import { PublicationNotice } from '../shared/publishing/PublicationNotice.tsx';
import { PublicationStatus } from '../shared/publishing/PublicationStatus.tsx';
import { PublishActions } from '../shared/publishing/PublishActions.tsx';
import { useReinstateEvent } from './useReinstateEvent.ts';
import { useArchiveEvent } from './useArchiveEvent.ts';
import type { EventPage_event$data, EventPage_event$key } from './__generated__/EventPage_event.graphql.ts';

// Loaded on the first press.
const CancelEventDialog = lazyPart('CancelEventDialog', async () => (await import('./CancelEventDialog.tsx')).CancelEventDialog);

interface EventPageProps {
  event: EventPage_event$key;
  /** Reloads the page after changes that affect more than the event's own fields. */
  reload: () => Promise<unknown>;
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The common part of an event's tabs: its title, its status, and the actions for the whole event.
 */
export function EventPage({ event: key, reload, aside, children }: EventPageProps) {
  const event = useFragment(
    graphql`
      fragment EventPage_event on Event {
        databaseId
        revision
        name
        publication
        ...PublicationNotice_item
        ...PublicationStatus_item
        ...PublishActions_item
        shortDescription
        state
        archivedAt
        cancelledAt
        ...CancelEventDialog_event
      }
    `,
    key,
  );
  const archive = useArchiveEvent();
  const reinstate = useReinstateEvent(reload);
  const { currentUser } = useAuth();
  const [isCancelling, setCancelling] = useState(false);
  const { databaseId: id, archivedAt, cancelledAt } = event;
  const isPublished = event.publication === 'PUBLISHED';
  const publish = <PublishActions noun="event" item={event} />;
  const path = routePath('event', { id });
  const search = useSearch();
  const open = new URLSearchParams(search).get('tab') ?? 'overview';
  return (
    <RecordPage
      title={event.name}
      back={{ href: routePath('events'), label: 'Events' }}
      status={statusOf(event)}
      meta={event.shortDescription || undefined}
      tabs={Object.entries(EVENT_TAB_LABELS).map(([tab, label], index) => {
        // The current tab keeps its full address, which may also name an event time.
        if (tab === open && search !== '') return { label, href: `${path}?${search}` };
        return { label, href: index === 0 ? path : `${path}?tab=${tab}` };
      })}
      aside={aside}
      actions={
        can(currentUser, { page: 'editEvent' }) && (
          <>
            {!isPublished && publish}
            <ButtonLink href={routePath('editEvent', { id })} variant={isPublished || archivedAt !== null ? 'primary' : 'secondary'}>
              Edit event
            </ButtonLink>
            {cancelledAt == null && event.state !== 'PAST' && <Button onClick={() => setCancelling(true)}>Cancel event</Button>}
            {cancelledAt != null && (
              <ActionButton
                action={{
                  confirm: {
                    title: `Reinstate ${event.name}?`,
                    consequence: 'Upcoming dates take place after all. Everyone keeps their seat and is notified.',
                    confirmText: 'Reinstate event',
                    busyText: 'Reinstating',
                  },
                  ...reinstate({ databaseId: id, revision: event.revision, name: event.name }),
                }}
              >
                Reinstate event
              </ActionButton>
            )}
            {isPublished && publish}
            <ArchiveButton archived={archivedAt !== null} action={archive(event)} />
          </>
        )
      }
    >
      <PublicationNotice item={event} />
      {children}
      {isCancelling && (
        <Suspense>
          <CancelEventDialog event={event} reload={reload} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </RecordPage>
  );
}

function statusOf(event: EventPage_event$data) {
  const { archivedAt, publication, cancelledAt, state } = event;
  if (archivedAt !== null || publication !== 'PUBLISHED') return <PublicationStatus item={event} />;
  if (cancelledAt !== null) return <StatusBadge tone="danger" text="Cancelled" />;
  if (state === 'LIVE') return <StatusBadge tone="success" text="Live now" />;
  return <StatusBadge tone={state === 'PAST' ? 'neutral' : 'info'} text={state === 'PAST' ? 'Past' : 'Upcoming'} />;
}
