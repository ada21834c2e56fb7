import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';

/** A notification for a person. */
export interface NotificationItem {
  id: number;
  title: string;
  text?: string | undefined;
  /** A DateText. */
  time: ReactNode;
  isRead: boolean;
  /** The link; undefined if it has none. */
  href?: string | undefined;
}

interface NotificationRowProps extends NotificationItem {
  onRead: (id: number, isRead: boolean) => void;
  onOpen: (id: number) => void;
}

/**
 * One row of a NotificationPanel. Pressed anywhere it follows its link; its button only toggles
 * whether it was read.
 */
export function NotificationRow({ id, title, text, time, isRead, href, onRead, onOpen }: NotificationRowProps) {
  const link = useContext(LinkContext);
  return (
    <Root>
      <Mark $isRead={isRead} />
      <Body>
        <Title $isRead={isRead}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {href === undefined ? (
            title
          ) : (
            <Place as={link} href={href} onClick={() => onOpen(id)}>
              {title}
            </Place>
          )}
        </Title>
        {text !== undefined && text !== '' && (
          <Text size={14} tone="muted">
            {text}
          </Text>
        )}
        <Text size={12} tone="muted">
          {time}
        </Text>
      </Body>
      <Toggle>
        <IconButton
          icon={isRead ? Mail : MailOpen}
          label={`${isRead ? 'Mark as unread' : 'Mark as read'}: ${title}`}
          onClick={() => onRead(id, !isRead)}
        />
      </Toggle>
    </Root>
  );
}

const Root = styled.li`
  position: relative;
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  & + & {
    border-top: var(--border) solid var(--line);
  }
  &:has(a:hover) {
    background: var(--surface-sunken);
  }
`;

const Mark = styled.span<{ $isRead: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  margin-top: 7px;
  border-radius: 50%;
  background: ${({ $isRead }) => ($isRead ? 'transparent' : 'var(--accent)')};
  ${media.forcedColors} {
    background: ${({ $isRead }) => ($isRead ? 'Canvas' : 'Highlight')};
    forced-color-adjust: none;
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p<{ $isRead: boolean }>`
  font-size: var(--text-14);
  font-weight: ${({ $isRead }) => ($isRead ? 'var(--weight-text)' : 'var(--weight-label)')};
`;

const Place = styled.a`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--ring) solid var(--focus);
    outline-offset: calc(-1 * var(--ring));
  }
`;

// Above the link that covers the row.
const Toggle = styled.span`
  position: relative;
  z-index: 1;
  align-self: center;
`;
