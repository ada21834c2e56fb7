import ExternalLink from 'lucide-react/icons/external-link';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Row } from '../../primitives/Row.tsx';
import { Cover } from '../art/Cover.tsx';
import { LoadOnTap } from './LoadOnTap.tsx';
import { MediaStage, MediaCaption } from './mediaFrame.ts';
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
  /** The page of the video on its own site, offered when it does not load: "Open on YouTube". */
  elsewhere?: { readonly href: string; readonly text: string } | undefined;
  /** The status when nothing has loaded for 8 seconds. It may still load. */
  lateText?: string | undefined;
  failedText?: string | undefined;
  retryText?: string | undefined;
}

/** The time in which a video on a usable connection has loaded, in milliseconds. */
const LATE_AFTER_MS = 8000;

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
  elsewhere,
  lateText = 'The video has not loaded yet. Check your signal, or try again.',
  failedText = 'The video did not load. Check your signal and try again.',
  retryText = 'Try again',
}: VideoPlayerProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'late' | 'ready' | 'failed'>('waiting');
  const [from, setFrom] = useState(startAt);
  // The players load after the tap. If they do not, the video has not loaded.
  const [players, setPlayers] = useState<typeof import('./mediaPlayers.ts') | null>(null);
  // A new attempt replaces the player.
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('late'), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  const load = () => {
    setState('loading');
    void import('./mediaPlayers.ts').then(setPlayers, () => setState('failed'));
  };
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
          load();
        }}
      />
    );
  }
  const isStuck = state === 'failed' || state === 'late';
  const retry = () => {
    setAttempt(attempt + 1);
    load();
  };
  return (
    <div>
      <MediaStage $ratio="video">
        {(state === 'failed' || players === null) && <Cover id={coverId} picture={picture} ratio="fill" edge="flush" />}
        {state !== 'failed' && players && source.kind === 'file' && (
          <players.VideoFile
            key={attempt}
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
        {state !== 'failed' && players && source.kind === 'embed' && (
          <players.EmbeddedPlayer key={attempt} title={title} src={source.src} onReady={() => setState('ready')} />
        )}
      </MediaStage>
      <MediaCaption>
        <span>
          <strong role="status">{{ loading: loadingText, late: lateText, ready: readyText, failed: failedText }[state]}</strong>
          {!isStuck && <small>{meta}</small>}
        </span>
        {isStuck && (
          <Row wrap gap={2}>
            <Button iconStart={RotateCw} onClick={retry}>
              {retryText}
            </Button>
            {elsewhere && (
              <ButtonLink href={elsewhere.href} iconEnd={ExternalLink} newTab>
                {elsewhere.text}
              </ButtonLink>
            )}
          </Row>
        )}
        {!isStuck && quality !== undefined && <Badge>{quality}</Badge>}
      </MediaCaption>
    </div>
  );
}
