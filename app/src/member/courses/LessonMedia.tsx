import { MediaSkeleton } from '@atlas/ui';
import { clockText, durationText, isPositionDue, isWatchedEnough } from '@atlas/domain/courses';
import { fileSizeText } from '@atlas/domain/uploads';
import { Suspense, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { EmbedFrame } from '../../shared/media/embedPart.ts';
import { VideoPlayer } from '../../shared/media/videoPart.ts';
import type { LessonMedia_lesson$key } from './__generated__/LessonMedia_lesson.graphql.ts';
import { useFinishLesson } from './useFinishLesson.ts';
import { useSaveLessonPosition } from './useSaveLessonPosition.ts';

/**
 * The video or embedded tool of a lesson. It loads after a tap; its size in data shows before that.
 */
export function LessonMedia({ lesson: key }: { lesson: LessonMedia_lesson$key }) {
  const lesson = useFragment(
    graphql`
      fragment LessonMedia_lesson on Lesson {
        id
        databaseId
        name
        type
        durationSeconds
        dataBytes
        isFinished
        positionSeconds
        content {
          videoFile {
            url
          }
          videoEmbedUrl
          videoPageUrl
          embedUrl
        }
      }
    `,
    key,
  );
  const [finish] = useFinishLesson({ id: lesson.id, databaseId: lesson.databaseId });
  const save = useSaveLessonPosition(lesson.databaseId);
  const saved = useRef(lesson.positionSeconds);
  const finished = useRef(lesson.isFinished);
  const { content } = lesson;
  if (!content) return null;
  const size = lesson.dataBytes > 0 ? fileSizeText(lesson.dataBytes) : '';
  if (lesson.type === 'EMBED' && content.embedUrl !== null) {
    const { host } = new URL(content.embedUrl);
    const note = `${size && `about ${size} · `}opens in this page`;
    return (
      <Suspense fallback={<Coming meta={`${host} · ${note}`} />}>
        <EmbedFrame src={content.embedUrl} title={lesson.name} coverId={lesson.databaseId} host={host} note={note} />
      </Suspense>
    );
  }
  const source = content.videoEmbedUrl
    ? ({ kind: 'embed', src: content.videoEmbedUrl } as const)
    : content.videoFile && ({ kind: 'file', src: content.videoFile.url } as const);
  if (!source) return null;

  const onProgress = (seconds: number, duration: number, hasStopped: boolean) => {
    if (isPositionDue(seconds, saved.current, hasStopped)) {
      saved.current = seconds;
      save(Math.floor(seconds));
    }
    if (!finished.current && isWatchedEnough(seconds, duration)) {
      finished.current = true;
      finish();
    }
  };
  const stopped = lesson.positionSeconds > 0 ? `you stopped at ${clockText(lesson.positionSeconds)}` : '';
  const meta = [durationText(lesson.durationSeconds), size, stopped].filter((part) => part !== '').join(' · ');
  return (
    <Suspense fallback={<Coming meta={meta} />}>
      <VideoPlayer
        title={lesson.name}
        coverId={lesson.databaseId}
        source={source}
        meta={meta}
        startAt={lesson.positionSeconds}
        onProgress={onProgress}
        elsewhere={
          source.kind === 'embed' && content.videoPageUrl != null ? { href: content.videoPageUrl, text: 'Open on YouTube' } : undefined
        }
      />
    </Suspense>
  );
}

/** Holds the player's space, with the text it will have, which may take more than one line. */
const Coming = ({ meta }: { meta: string }) => (
  <MediaSkeleton>
    <span>
      <strong>{'\u00a0'}</strong>
      <small>{meta}</small>
    </span>
  </MediaSkeleton>
);
