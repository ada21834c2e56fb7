import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveCourseMutation } from './__generated__/useArchiveCourseMutation.graphql.ts';

/** Archives a course, which hides it from members, or restores it. */
export const useArchiveCourse = () =>
  useArchive<useArchiveCourseMutation>(
    graphql`
      mutation useArchiveCourseMutation($id: Int!, $archived: Boolean!) {
        setCourseArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    {
      noun: 'course',
      consequence: 'Members no longer see it. Their progress is kept, and you can restore the course at any time.',
    },
  );
