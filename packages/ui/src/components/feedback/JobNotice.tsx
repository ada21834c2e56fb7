import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { toneIcon } from './toneIcon.ts';

export interface JobNoticeProps {
  /** The job, as the name of the notice: "Extend subscriptions". */
  title: string;
  /** The result: "12 people changed." */
  children: ReactNode;
  /** A dense Button, such as Undo. */
  action?: ReactNode;
  onClose: () => void;
  closeLabel?: string | undefined;
}

/** The result of a job in one line, with Undo and a cross that removes it. */
export function JobNotice({ title, children, action, onClose, closeLabel = 'Close' }: JobNoticeProps) {
  const textId = useId();
  return (
    <Root role="group" aria-label={title} aria-describedby={textId}>
      <Icon icon={toneIcon.success} size="s" tone="success" />
      <Text id={textId} role="status">
        {children}
      </Text>
      {action}
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--text-14);
`;

const Text = styled.p`
  flex: 1 1 0;
  min-width: 0;
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
`;
