import { buoyDrawing } from '../components/art/buoyDrawing.tsx';
import { Vignette } from '../components/art/Vignette.tsx';
import { VignetteGround } from '../components/art/VignetteGround.tsx';
import { ErrorState } from '../components/feedback/ErrorState.tsx';

export interface PageErrorProps {
  /** `offline` without a connection, `failed` for a server or client error. */
  kind: 'offline' | 'failed';
  /** The failure. */
  title: string;
  /** The next step, and what is saved. */
  text: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Instead of "Try again". */
  retryText?: string | undefined;
  /** A reference for support ("Reference 7F3A-2210"). */
  reference?: string | undefined;
}

/** The content of a page failed to load; the navigation still works. For the whole application use FullPageError. */
export function PageError({ kind, title, text, onRetry, retrying, retryText, reference }: PageErrorProps) {
  return (
    <ErrorState
      level={1}
      // Drawings cannot be loaded offline, so this one is bundled.
      vignette={kind === 'offline' ? <VignetteGround>{buoyDrawing}</VignetteGround> : <Vignette of="lost" />}
      title={title}
      text={reference === undefined ? text : `${text} ${reference}`}
      onRetry={onRetry}
      retrying={retrying}
      retryText={retryText}
    />
  );
}
