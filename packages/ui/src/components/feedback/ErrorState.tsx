import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  /** The failure: "Your courses did not load". */
  title: string;
  /** The next step, and what is saved. */
  text?: ReactNode;
  vignette?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  retryText?: string | undefined;
  retryingText?: string | undefined;
  /** Another action, next to Retry or instead of it. */
  action?: ReactNode;
  level?: 1 | 2 | undefined;
}

/** The content failed to load. Stays inside the page, so that the navigation remains. */
export function ErrorState({
  title,
  text,
  vignette,
  onRetry,
  retrying = false,
  retryText = 'Try again',
  retryingText = 'Trying again',
  action,
  level = 2,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        vignette={vignette}
        title={title}
        text={text}
        action={
          <>
            {onRetry && (
              <Button variant="primary" iconStart={RotateCw} loading={retrying} loadingText={retryingText} onClick={onRetry}>
                {retryText}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
