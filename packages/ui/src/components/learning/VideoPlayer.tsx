import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Cover } from '../art/Cover.tsx';
import { LoadOnTap } from './LoadOnTap.tsx';
import { MediaStage, MediaCaption } from './mediaFrame.ts';
import { VideoFile } from './VideoFile.tsx';
import type { VideoCaptions } from './VideoFile.tsx';

export interface VideoPlayerProps {
  /** The name of the lesson. */
  title: string;
  coverId: number | string;
  picture?: string | null | undefined;
  /** A file, or the URL of an external player. */
  source:
    | { readonly kind: 'file'; readonly src: string; readonly captions?: VideoCaptions | undefined }
    | { readonly kind: 'embed'; readonly src: string };
  /** Duration, size and last position: "12:40 · 24 MB · you stopped at 3:05". */
  meta: string;
  /** "360p". */
  quality?: string | undefined;
  /** The start position in seconds; files only. */
  startAt?: number | undefined;
  /** Files only: called every five seconds, and with `hasStopped` on pause and at the end. */
  onProgress?: ((seconds: number, duration: number, hasStopped: boolean) => void) | undefined;
  onEnded?: (() => void) | undefined;
  tapText?: string | undefined;
  loadingText?: string | undefined;
  readyText?: string | undefined;
  failedText?: string | undefined;
  retryText?: string | undefined;
}

/** The video of a lesson. Loads nothing before the tap, states its size, and resumes where the user stopped. */
export function VideoPlayer({
  title,
  coverId,
  picture = null,
  source,
  meta,
  quality,
  startAt = 0,
  onProgress,
  onEnded,
  tapText = 'Tap to load the video',
  loadingText = 'Loading the video',
  readyText = 'Video loaded',
  failedText = 'The video did not load. Check your signal and try again.',
  retryText = 'Try again',
}: VideoPlayerProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting');
  const [from, setFrom] = useState(startAt);

  if (state === 'waiting') {
    return (
      <LoadOnTap
        coverId={coverId}
        picture={picture}
        icon={Play}
        text={tapText}
        meta={meta}
        badge={quality}
        title={title}
        ratio="video"
        onTap={() => {
          setFrom(startAt);
          setState('loading');
        }}
      />
    );
  }
  return (
    <div>
      <MediaStage $ratio="video">
        {state === 'failed' && <Cover id={coverId} picture={picture} ratio="fill" edge="flush" />}
        {state !== 'failed' && source.kind === 'file' && (
          <VideoFile
            title={title}
            src={source.src}
            captions={source.captions}
            startAt={from}
            onReady={() => setState('ready')}
            onProgress={onProgress}
            onEnded={onEnded}
            onFailed={(seconds) => {
              setFrom(seconds);
              setState('failed');
            }}
          />
        )}
        {state !== 'failed' && source.kind === 'embed' && (
          <iframe
            ref={takeFocus}
            src={source.src}
            title={title}
            sandbox={PLAYER_MAY}
            allow="accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setState('ready')}
          />
        )}
      </MediaStage>
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
        {state !== 'failed' && quality !== undefined && <Badge>{quality}</Badge>}
      </MediaCaption>
    </div>
  );
}

// The URL is another site's, so `same-origin` refers to that site: players need it to remember volume and captions.
const PLAYER_MAY = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

// The focused poster has been removed.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();
