import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';

export interface AutosaveIndicatorProps {
  /** `idle` before the first change. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** "Saved at 3:42 PM". */
  savedText?: string | undefined;
  savingText?: string | undefined;
  /** The failure, and that nothing is lost. */
  failedText?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryText?: string | undefined;
}

/** The status of an autosaved form. Always in the DOM, so that changes are announced. */
export function AutosaveIndicator({
  state,
  savedText = 'Saved',
  savingText = 'Saving',
  failedText = 'Not saved. What you typed is still here.',
  onRetry,
  retryText = 'Try again',
}: AutosaveIndicatorProps) {
  return (
    <Root>
      <Status role="status" $failed={state === 'failed'}>
        {state === 'saving' && savingText}
        {state === 'saved' && (
          <>
            <Icon icon={CircleCheck} size="s" tone="success" />
            {savedText}
          </>
        )}
        {state === 'failed' && (
          <>
            <Icon icon={CircleAlert} size="s" tone="danger" />
            {failedText}
          </>
        )}
      </Status>
      {state === 'failed' && onRetry && (
        <Button size="dense" onClick={onRetry}>
          {retryText}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-height: 24px;
`;

const Status = styled.span<{ $failed: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${({ $failed }) => ($failed ? 'var(--danger-ink)' : 'var(--ink-muted)')};
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;
