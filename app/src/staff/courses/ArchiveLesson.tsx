import { graphql } from 'react-relay/hooks';
import { ArchiveButton } from '../../admin/actions/ArchiveButton.tsx';
import { useArchive, type ArchivableRecord } from '../../admin/actions/useArchive.ts';
import type { ArchiveLessonMutation } from './__generated__/ArchiveLessonMutation.graphql.ts';

/** Button that removes a lesson from its course, or restores it. */
export function ArchiveLesson({ lesson }: { lesson: ArchivableRecord }) {
  const archive = useArchive<ArchiveLessonMutation>(
    graphql`
      mutation ArchiveLessonMutation($id: Int!, $archived: Boolean!) {
        setLessonArchived(databaseId: $id, archived: $archived) {
          archivedAt
          course {
            lessonCount
            units {
              lessons {
                id
              }
            }
          }
        }
      }
    `,
    ({ name }) => ({
      noun: 'lesson',
      consequence:
        'Members no longer see it and it does not count for their progress. What they did is kept, and you can restore the lesson.',
      question: `Take ${name} out of the course?`,
      archived: `${name} is out of the course.`,
      restored: `${name} is back, at the end of its unit.`,
    }),
  );
  return <ArchiveButton archived={lesson.archivedAt != null} action={archive(lesson)} />;
}
