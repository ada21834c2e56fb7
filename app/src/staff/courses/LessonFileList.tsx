import { Link, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonFileList_lesson$key } from './__generated__/LessonFileList_lesson.graphql.ts';

/** The files of a lesson, each leading to its page. */
export function LessonFileList({ lesson: key }: { lesson: LessonFileList_lesson$key }) {
  const lesson = useFragment(
    graphql`
      fragment LessonFileList_lesson on EditedLesson {
        files {
          id
          databaseId
          name
          bytes
          purpose
        }
      }
    `,
    key,
  );
  return lesson.files.length === 0 ? (
    <Text tone="muted">No files yet.</Text>
  ) : (
    <Stack gap={2} as="ul">
      {lesson.files.map((file) => (
        <li key={file.id}>
          <Link href={routePath('lessonFile', { id: file.databaseId })}>{file.name}</Link>{' '}
          <Text as="span" size={14} tone="muted">
            {file.purpose === 'video' ? 'Video of the lesson, ' : ''}
            {fileSizeText(file.bytes)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
