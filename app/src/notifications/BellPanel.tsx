import { DateText, EmptyState, ErrorState, Link, Vignette } from '@atlas/ui';
import { NotificationPanel } from '@atlas/ui/components/shell/NotificationPanel.tsx';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate, formatTime, timeAgo } from '@atlas/domain/time';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { hasScreenFor } from '../routing/hasScreen.ts';
import { useAuth } from '../session/authContext.ts';
import { errorMessage } from '../session/fetchGraphQL.ts';
import { useNow } from '../session/useNow.ts';
import { useOffline } from '../shell/useOffline.ts';
import { placeOf } from './placeOf.ts';
import { useNotifications } from './useNotifications.ts';

interface BellPanelProps {
  bell: RefObject<HTMLButtonElement | null>;
  /** The unread count that the bell last received. */
  unread: number | null;
  onClose: () => void;
}

/**
 * The user's notifications, newest first. Each shows whether it is unread and links to its page.
 */
export function BellPanel({ bell, unread: heard, onClose }: BellPanelProps) {
  const { currentUser } = useAuth();
  const { nodes, unread, error, retry, more, loadingMore, added, setRead, readAll } = useNotifications(heard);
  const now = useNow();
  const offline = useOffline();
  const items = nodes?.map(({ databaseId: id, title, body, path, readAt, createdAt }) => ({
    id,
    title,
    text: body,
    isRead: readAt !== null,
    href: placeOf(path, currentUser) ?? undefined,
    time: (
      <DateText text={timeAgo(createdAt, now)} dateTime={createdAt} title={`${formatShortDate(createdAt)}, ${formatTime(createdAt)}`} />
    ),
  }));
  const instead = items === undefined ? withoutList({ error, offline, retry }) : items.length === 0 ? <Nothing /> : undefined;
  return createPortal(
    <NotificationPanel
      button={bell}
      items={items ?? null}
      {...(instead && { instead })}
      onReadAll={unread > 0 ? readAll : undefined}
      onRead={setRead}
      onOpen={(id) => {
        setRead(id, true);
        onClose();
      }}
      onMore={more}
      loadingMore={loadingMore}
      news={added > 0 ? `${added} new notification${added === 1 ? '' : 's'}` : ''}
      footer={
        currentUser && hasScreenFor(currentUser, 'myProfile') ? (
          <Link href={routePath('myProfile', { tab: 'account' })} onClick={onClose}>
            Choose what also comes by email
          </Link>
        ) : undefined
      }
      onClose={onClose}
    />,
    // oxlint-disable-next-line atlas/browser-while-rendering -- it opens only after a press
    document.body,
  );
}

const Nothing = () => (
  <EmptyState
    vignette={<Vignette of="notifications" />}
    title="Nothing new yet"
    text="News about your payments, stage and group appears here."
  />
);

interface Without {
  error: unknown;
  offline: boolean;
  retry: () => void;
}

/** Replaces a list that could not be loaded; renders nothing while it is loading. */
function withoutList({ error, offline, retry }: Without) {
  if (offline) {
    return (
      <EmptyState
        vignette={<Vignette of="offline" />}
        title="You are offline"
        text="Your notifications will load when you are back online."
      />
    );
  }
  if (error === null) return undefined;
  return <ErrorState title="Your notifications could not be loaded" text={errorMessage(error)} onRetry={retry} />;
}
