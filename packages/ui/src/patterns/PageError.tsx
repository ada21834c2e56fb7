import { buoyDrawing } from '../components/art/buoyDrawing.tsx';
import { Vignette } from '../components/art/Vignette.tsx';
import { VignetteGround } from '../components/art/VignetteGround.tsx';
import { ErrorState } from '../components/feedback/ErrorState.tsx';

export interface PageErrorProps {
  /** `offline` when the line is gone, `failed` when the server or the page made a mistake. */
  kind: 'offline' | 'failed';
  /** What happened. */
  title: string;
  /** What to do, and what is safe. */
  text: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** What support can look up ("Reference 7F3A-2210"). */
  reference?: string | undefined;
}

/** The content of a page could not be shown; the navigation around it still works. For the whole application use FullPageError. */
export function PageError({ kind, title, text, onRetry, retrying, reference }: PageErrorProps) {
  return (
    <ErrorState
      level={1}
      // Without a connection no drawing can be fetched, so this one is here.
      vignette={kind === 'offline' ? <VignetteGround>{buoyDrawing}</VignetteGround> : <Vignette of="lost" />}
      title={title}
      text={reference === undefined ? text : `${text} ${reference}`}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
