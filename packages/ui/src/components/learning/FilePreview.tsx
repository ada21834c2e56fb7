import Image from 'lucide-react/icons/image';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { use, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { LoadOnTap } from './LoadOnTap.tsx';
import { MediaCaption, MediaStage } from './mediaFrame.ts';

export interface FilePreviewProps {
  kind: 'image' | 'audio';
  src: string;
  /** A description of the picture or recording. */
  title: string;
  coverId: number | string;
  /** Type and size: "Image · 340 kB". */
  meta: string;
  tapText?: string | undefined;
  loadingText?: string | undefined;
  readyText?: string | undefined;
  failedText?: string | undefined;
  retryText?: string | undefined;
}

const TAPS = { image: 'Tap to load the picture', audio: 'Tap to listen' };

/**
 * An uploaded picture or recording. Loads nothing before the tap and states its size. For a video
 * use VideoPlayer.
 */
export function FilePreview({
  kind,
  src,
  title,
  coverId,
  meta,
  tapText = TAPS[kind],
  loadingText = 'Loading',
  readyText = 'Loaded',
  failedText = 'It did not load. Check your signal and try again.',
  retryText = 'Try again',
}: FilePreviewProps) {
  const { pictureSources } = use(DataUseContext);
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting');
  if (state === 'waiting') {
    const icon = kind === 'image' ? Image : Play;
    return (
      <LoadOnTap coverId={coverId} icon={icon} text={tapText} meta={meta} title={title} ratio="video" onTap={() => setState('loading')} />
    );
  }
  const news = { onError: () => setState('failed') };
  return (
    <div>
      {state !== 'failed' && kind === 'image' && (
        <Picture
          ref={takeFocus}
          tabIndex={-1}
          {...pictureSources(src)}
          sizes="(min-width: 760px) 720px, 100vw"
          alt={title}
          onLoad={() => setState('ready')}
          {...news}
        />
      )}
      {state !== 'failed' && kind === 'audio' && (
        <Sound>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording that staff uploaded has no captions */}
          <audio
            ref={takeFocus}
            src={src}
            aria-label={title}
            controls
            preload="metadata"
            tabIndex={0}
            onLoadedMetadata={({ currentTarget: audio }) => {
              setState('ready');
              // The user requested it; if autoplay is blocked, they can use the controls.
              audio.play().catch(() => undefined);
            }}
            {...news}
          />
        </Sound>
      )}
      {state === 'failed' && <MediaStage $ratio="video" />}
      <MediaCaption>
        <span>
          <strong role="status">{{ loading: loadingText, ready: readyText, failed: failedText }[state]}</strong>
          {state !== 'failed' && <small>{meta}</small>}
        </span>
        {state === 'failed' && (
          <Button iconStart={RotateCw} onClick={() => setState('loading')}>
            {retryText}
          </Button>
        )}
      </MediaCaption>
    </div>
  );
}

// The focused poster has been removed.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const Picture = styled.img`
  display: block;
  width: 100%;
  min-height: 120px;
  max-height: 80vh;
  object-fit: contain;
  border-radius: var(--media-radius, var(--radius-card)) var(--media-radius, var(--radius-card)) 0 0;
  background: var(--surface-sunken);
`;

const Sound = styled.div`
  padding: var(--space-5) var(--space-4);
  border-radius: var(--media-radius, var(--radius-card)) var(--media-radius, var(--radius-card)) 0 0;
  background: var(--surface-sunken);
  > audio {
    display: block;
    width: 100%;
  }
`;
