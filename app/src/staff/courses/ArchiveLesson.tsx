import { graphql } from 'react-relay/hooks';
import { archiveAction } from '../../admin/actions/archiveAction.ts';
import { ArchiveButton } from '../../admin/actions/ArchiveButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { ArchiveLessonMutation } from './__generated__/ArchiveLessonMutation.graphql.ts';

/** Takes a lesson out of its course, or puts it back. */
export function ArchiveLesson({ id, name, archived }: { id: number; name: string; archived: boolean }) {
  const setArchived = useSubmit<ArchiveLessonMutation>(graphql`
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
  `);
  const action = archiveAction({
    record: { name, archived },
    noun: 'lesson',
    consequence:
      'Members no longer see it and it does not count for their progress. What they did is kept, and you can restore the lesson.',
    setArchived: (to) => setArchived({ id, archived: to }),
    words: {
      question: `Take ${name} out of the course?`,
      archived: `${name} is out of the course.`,
      restored: `${name} is back, at the end of its unit.`,
    },
  });
  return <ArchiveButton archived={archived} action={action} />;
}
