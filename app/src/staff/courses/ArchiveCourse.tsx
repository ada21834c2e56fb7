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
      archived={archived}
      setArchived={(to) => setArchived({ id, archived: to })}
      question={{
        title: `Archive ${name}?`,
        consequence: 'Members no longer see it. Their progress is kept, and you can restore the course at any time.',
        confirmText: 'Archive course',
      }}
      done={{ archived: `${name} is archived.`, restored: `${name} is back.` }}
    />
  );
}
