import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { archiveAction } from '../../admin/actions/archiveAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useArchiveCourseMutation } from './__generated__/useArchiveCourseMutation.graphql.ts';

interface Archivable {
  readonly databaseId: number;
  readonly name: string;
  readonly archivedAt: string | null;
}

/** Takes a course away from members, or gives it back. Once the server has it the screen may `reload` what else changes by it. */
export function useArchiveCourse(): (course: Archivable, reload?: () => Promise<unknown>) => Action {
  const submit = useSubmit<useArchiveCourseMutation>(graphql`
    mutation useArchiveCourseMutation($id: Int!, $archived: Boolean!) {
      setCourseArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  return ({ databaseId: id, name, archivedAt }, reload) =>
    archiveAction({
      record: { name, archived: archivedAt !== null },
      noun: 'course',
      consequence: 'Members no longer see it. Their progress is kept, and you can restore the course at any time.',
      setArchived: (archived) => submit({ id, archived }, reload),
    });
}
