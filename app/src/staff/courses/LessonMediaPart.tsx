import { MediaSkeleton } from '@atlas/ui';
import { durationText } from '@atlas/domain/courses';
import { fileSizeText } from '@atlas/domain/uploads';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { EmbedFrame } from '../../shared/media/embedPart.ts';
import { VideoPlayer } from '../../shared/media/videoPart.ts';
import type { LessonMediaPart_lesson$key } from './__generated__/LessonMediaPart_lesson.graphql.ts';

const IN_PAGE = 'opens in this page';

/**
 * The video or the embedded tool of a lesson as members see it, for staff. Watching it records no
 * progress.
 */
export function LessonMediaPart({ lesson: key }: { lesson: LessonMediaPart_lesson$key }) {
  const { databaseId, name, type, durationSeconds, content } = useFragment(
    graphql`
      fragment LessonMediaPart_lesson on Lesson {
        databaseId
        name
        type
        durationSeconds
        content {
          videoFile {
            url
            bytes
          }
          videoEmbedUrl
          embedUrl
        }
      }
    `,
    key,
  );
  if (!content) return null;
  if (type === 'EMBED' && content.embedUrl != null) {
    const { host } = new URL(content.embedUrl);
    return (
      <Suspense fallback={<Coming meta={`${host} · ${IN_PAGE}`} />}>
        <EmbedFrame src={content.embedUrl} title={name} coverId={databaseId} host={host} note={IN_PAGE} />
      </Suspense>
    );
  }
  if (type !== 'VIDEO') return null;
  const source = content.videoEmbedUrl
    ? ({ kind: 'embed', src: content.videoEmbedUrl } as const)
    : content.videoFile && ({ kind: 'file', src: content.videoFile.url } as const);
  if (!source) return null;
  const size = source.kind === 'file' ? fileSizeText(content.videoFile?.bytes ?? 0) : 'YouTube';
  const meta = [durationText(durationSeconds), size].filter((part) => part !== '').join(' · ');
  return (
    <Suspense fallback={<Coming meta={meta} />}>
      <VideoPlayer title={name} coverId={databaseId} source={source} meta={meta} />
    </Suspense>
  );
}

/** Holds the player's space, with the text it will have. */
const Coming = ({ meta }: { meta: string }) => (
  <MediaSkeleton>
    <span>
      <strong>{'\u00a0'}</strong>
      <small>{meta}</small>
    </span>
  </MediaSkeleton>
);
