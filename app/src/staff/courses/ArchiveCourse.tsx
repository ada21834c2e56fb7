import { graphql } from 'react-relay/hooks';
import { ArchiveButton } from '../../forms/ArchiveButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { ArchiveCourseMutation } from './__generated__/ArchiveCourseMutation.graphql.ts';

/** Takes a course away from members, or gives it back. */
export function ArchiveCourse({ id, name, archived }: { id: number; name: string; archived: boolean }) {
  const setArchived = useSubmit<ArchiveCourseMutation>(graphql`
    mutation ArchiveCourseMutation($id: Int!, $archived: Boolean!) {
      setCourseArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  return (
    <ArchiveButton
      record={{ name, archived }}
      noun="course"
      consequence="Members no longer see it. Their progress is kept, and you can restore the course at any time."
      setArchived={(to) => setArchived({ id, archived: to })}
    />
  );
}
