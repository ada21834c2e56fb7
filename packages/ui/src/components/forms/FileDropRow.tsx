import CircleAlert from 'lucide-react/icons/circle-alert';
import FileCheck from 'lucide-react/icons/file-check';
import FileIcon from 'lucide-react/icons/file';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar.tsx';
import { Text } from '../../primitives/Text.tsx';
import { percentOf, type PendingFile } from './Upload.ts';

export interface FileDropTexts {
  waitingText?: string | undefined;
  uploadingText?: string | undefined;
  /** The text while offline. */
  pausedText?: string | undefined;
  uploadedText?: string | undefined;
  /** The text when the upload failed without a message. */
  failedText?: string | undefined;
  retryText?: string | undefined;
  removeText?: string | undefined;
  cancelText?: string | undefined;
}

interface FileDropRowProps extends Pick<
  FileDropTexts,
  'waitingText' | 'uploadingText' | 'pausedText' | 'retryText' | 'removeText' | 'cancelText'
> {
  name: string;
  /** The formatted size ("412 kB"), if known. */
  size?: string | undefined;
  /** The formatted number of bytes sent. */
  sent?: string | undefined;
  /** Absent once the file is uploaded. */
  pending?: PendingFile | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A file of a FileDrop: uploaded, in progress, or rejected with a reason. */
export function FileDropRow({
  name,
  size,
  sent,
  pending,
  onRetry,
  onRemove,
  waitingText = 'Waiting',
  uploadingText = 'Uploading',
  pausedText,
  retryText = 'Try again',
  removeText = 'Remove',
  cancelText = 'Cancel',
}: FileDropRowProps) {
  const stuck = pending?.message !== undefined;
  const percent = pending ? percentOf(pending) : 0;
  const isOnTheWay = pending?.state === 'uploading' || pending?.state === 'paused';
  const progress = pending && (isOnTheWay ? `${uploadingText} ${percent}%` : waitingText);
  const amount = isOnTheWay && sent !== undefined && size !== undefined ? `${sent} of ${size}` : size;
  const note = pending?.message ?? [amount, progress].filter(Boolean).join(' · ');
  return (
    <Root>
      <Icon icon={pending === undefined ? FileCheck : stuck ? CircleAlert : FileIcon} tone={stuck ? 'danger' : 'muted'} />
      <Body>
        <Text size={14} weight="medium" truncate>
          {name}
        </Text>
        {note !== '' && (
          <Text size={14} tone={stuck ? 'danger' : 'muted'} numeric>
            {note}
          </Text>
        )}
        {isOnTheWay && <ProgressBar label={`${uploadingText} ${name}`} percent={percent} />}
        {pending?.state === 'paused' && <Text size={14}>{pausedText}</Text>}
        {pending?.state === 'failed' && (
          <span>
            <Button size="dense" aria-label={`${retryText}: ${name}`} onClick={onRetry}>
              {retryText}
            </Button>
          </span>
        )}
      </Body>
      {onRemove && <IconButton icon={X} label={`${pending && !stuck ? cancelText : removeText} ${name}`} onClick={onRemove} />}
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
  min-height: 52px;
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding-block: var(--space-1);
`;
