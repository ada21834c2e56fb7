import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../../primitives/SkeletonGroup.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { useModalDialog } from '../feedback/useModalDialog.ts';
import { NotificationRow } from './NotificationRow.tsx';
import type { NotificationItem } from './NotificationRow.tsx';

export interface NotificationPanelProps {
  /** The Bell that opened it, to which the panel is anchored; on phones it is a sheet. */
  button: RefObject<HTMLElement | null>;
  title?: string | undefined;
  /** Newest first; null while loading. */
  items: readonly NotificationItem[] | null;
  /** Replaces the list: an EmptyState or an ErrorState. */
  instead?: ReactNode;
  /** Undefined where nothing is unread. */
  onReadAll?: (() => void) | undefined;
  readAllText?: string | undefined;
  onRead: (id: number, isRead: boolean) => void;
  /** Called when the user follows a notification. */
  onOpen: (id: number) => void;
  /** Undefined where all of them are shown. */
  onMore?: (() => void) | undefined;
  moreText?: string | undefined;
  loadingMore?: boolean | undefined;
  /** Announced: what happened to the list. */
  news?: string | undefined;
  /** Below the list: a link to the settings. */
  footer?: ReactNode;
  onClose: () => void;
}

/**
 * A person's notifications, opened by the Bell: new ones, their links, and whether they were read.
 */
export function NotificationPanel({
  button,
  title = 'Notifications',
  items,
  instead,
  onReadAll,
  readAllText = 'Mark all as read',
  onRead,
  onOpen,
  onMore,
  moreText = 'Show more',
  loadingMore = false,
  news = '',
  footer,
  onClose,
}: NotificationPanelProps) {
  const titleId = useId();
  const modal = useModalDialog({ onClose, mustAnswer: false });
  const { ref } = modal;
  useLayoutEffect(() => {
    if (ref.current && button.current) hangFrom(ref.current, button.current);
  }, [ref, button]);
  return (
    <Root {...modal} aria-labelledby={titleId}>
      <Content>
        <Header>
          <Heading level={2} size="subheading" id={titleId}>
            {title}
          </Heading>
          <IconButton icon={X} label="Close" onClick={onClose} />
          {onReadAll && (
            <ReadAll>
              <Button variant="quiet" size="dense" onClick={onReadAll}>
                {readAllText}
              </Button>
            </ReadAll>
          )}
        </Header>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        {instead ?? (items ? null : <Loading />)}
        {items && !instead && (
          <List>
            {items.map((item) => (
              <NotificationRow key={item.id} {...item} onRead={onRead} onOpen={onOpen} />
            ))}
          </List>
        )}
        {onMore && (
          <More>
            <Button block loading={loadingMore} onClick={onMore}>
              {moreText}
            </Button>
          </More>
        )}
        {footer !== undefined && <Footer>{footer}</Footer>}
      </Content>
    </Root>
  );
}

const Loading = () => (
  <SkeletonGroup>
    {['wide', 'half', 'wide'].map((width, row) => (
      <LoadingRow key={row}>
        <Skeleton width={width === 'wide' ? 'wide' : 'half'} />
        <Skeleton />
        <Skeleton width="short" />
      </LoadingRow>
    ))}
  </SkeletonGroup>
);

/**
 * Positions the panel. A modal is in the top layer, which is not positioned relative to its button.
 */
function hangFrom(panel: HTMLElement, button: HTMLElement) {
  const { bottom, left } = button.getBoundingClientRect();
  panel.style.setProperty('--button-bottom', `${bottom}px`);
  panel.style.setProperty('--button-left', `${left}px`);
}

const drop = keyframes`
  from { translate: 0 -8px; opacity: 0; }
`;
const rise = keyframes`
  from { translate: 0 16px; opacity: 0; }
`;

const Root = styled.dialog`
  width: 400px;
  max-width: 100%;
  max-height: calc(100dvh - var(--button-bottom, var(--bar)) - var(--space-5));
  margin: 0;
  padding: 0;
  inset: calc(var(--button-bottom, var(--bar)) + var(--space-2)) auto auto
    min(var(--button-left, 100vw), calc(100vw - 400px - var(--space-4)));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: transparent;
  }
  ${media.motion} {
    animation: ${drop} var(--slow) var(--ease);
  }
  ${media.phone} {
    inset: auto 0 0;
    width: 100%;
    height: calc(100dvh - var(--space-10));
    max-height: none;
    padding-bottom: env(safe-area-inset-bottom);
    border-width: var(--border) 0 0;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    &::backdrop {
      background: var(--scrim);
    }
  }
  @media (max-width: 639px) and (prefers-reduced-motion: no-preference) {
    animation-name: ${rise};
  }
`;

// The panel scrolls as a whole under its sticky header, so that the arrow keys scroll it wherever the focus is.
const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Header = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: var(--border) solid var(--line);
  background: var(--surface-raised);
`;

// On its own line: the text, not the button's edge, aligns with the heading.
const ReadAll = styled.div`
  flex-basis: 100%;
  margin-left: calc(1px - var(--space-4));
  ${media.touch} {
    margin-left: calc(1px - var(--space-5));
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const LoadingRow = styled.span`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
`;

const More = styled.div`
  padding: var(--space-3) var(--space-4);
`;

const Footer = styled.div`
  margin-top: auto;
  padding: var(--space-3) var(--space-4);
  border-top: var(--border) solid var(--line);
  font-size: var(--text-14);
`;
