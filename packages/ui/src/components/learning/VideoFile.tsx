import { useEffect, useRef } from 'react';

export interface VideoCaptions {
  readonly src: string;
  readonly label: string;
  /** "en", "fil". */
  readonly language: string;
}

interface VideoFileProps {
  title: string;
  src: string;
  captions?: VideoCaptions | undefined;
  startAt: number;
  onReady: () => void;
  onProgress?: ((seconds: number, duration: number, hasStopped: boolean) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Called with the position in seconds. */
  onFailed: (seconds: number) => void;
}

// Interval in seconds: often enough to resume in the right place, rarely enough for a slow
// connection.
const REPORT_EVERY = 5;

/**
 * A requested video file with native controls, starting where the user stopped. Inside VideoPlayer.
 */
export function VideoFile({ title, src, captions, startAt, onReady, onProgress, onEnded, onFailed }: VideoFileProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const reported = useRef(startAt);

  // The focused poster has been removed.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  const report = (video: HTMLVideoElement, hasStopped: boolean) => {
    if (!Number.isFinite(video.duration)) return;
    if (!hasStopped && Math.abs(video.currentTime - reported.current) < REPORT_EVERY) return;
    reported.current = video.currentTime;
    onProgress?.(video.currentTime, video.duration, hasStopped);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is rendered when the lesson has one
    <video
      ref={ref}
      src={src}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      tabIndex={0}
      onLoadedMetadata={({ currentTarget: video }) => {
        if (startAt > 0 && startAt < video.duration - REPORT_EVERY) video.currentTime = startAt;
        onReady();
        // The user requested it; if autoplay is blocked, they can use the controls.
        video.play().catch(() => undefined);
      }}
      onTimeUpdate={({ currentTarget }) => report(currentTarget, false)}
      onPause={({ currentTarget }) => report(currentTarget, true)}
      onEnded={({ currentTarget }) => {
        report(currentTarget, true);
        onEnded?.();
      }}
      onError={({ currentTarget }) => onFailed(currentTarget.currentTime || startAt)}
    >
      {captions && <track kind="captions" src={captions.src} label={captions.label} srcLang={captions.language} default />}
    </video>
  );
}
