import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useFormActionsArchiveMutation } from './__generated__/useFormActionsArchiveMutation.graphql.ts';
import type { useFormActionsDuplicateMutation } from './__generated__/useFormActionsDuplicateMutation.graphql.ts';
import type { useFormActionsStateMutation } from './__generated__/useFormActionsStateMutation.graphql.ts';

interface ActionableForm {
  readonly databaseId: number;
  readonly title: string;
  readonly state: string;
  readonly archivedAt?: string | null | undefined;
}

/** Creates the actions of a form: opening, closing, duplicating and archiving. `reload` then loads what changes with them. */
export function useFormActions(reload?: () => Promise<unknown>) {
  const setState = useSubmit<useFormActionsStateMutation>(graphql`
    mutation useFormActionsStateMutation($id: Int!, $state: FormState!) {
      setFormState(databaseId: $id, state: $state) {
        state
        revision
      }
    }
  `);
  const duplicate = useSubmit<useFormActionsDuplicateMutation>(graphql`
    mutation useFormActionsDuplicateMutation($id: Int!) {
      duplicateForm(databaseId: $id) {
        databaseId
      }
    }
  `);
  const archive = useSubmit<useFormActionsArchiveMutation>(graphql`
    mutation useFormActionsArchiveMutation($id: Int!, $archived: Boolean!) {
      setFormArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  return {
    openOrClose: ({ databaseId: id, title, state }: ActionableForm): Action =>
      state === 'OPEN'
        ? {
            confirm: {
              title: `Close “${title}”?`,
              consequence: 'It takes no more responses until you open it again. What was sent stays.',
              confirmText: 'Close form',
              busyText: 'Closing',
              tone: 'danger',
            },
            run: () => setState({ id, state: 'CLOSED' }, reload),
            success: `${title} is closed.`,
          }
        : { run: () => setState({ id, state: 'OPEN' }, reload), success: `${title} is open.` },
    duplicate: ({ databaseId: id, title }: ActionableForm): Action => ({
      run: () => duplicate({ id }, reload),
      success: `A copy of ${title} was added as a draft.`,
    }),
    archive: ({ databaseId: id, title, archivedAt }: ActionableForm): Action =>
      archivedAt == null
        ? {
            confirm: {
              title: `Archive “${title}”?`,
              consequence: 'No one can open it any more. Its responses stay, and you can restore it.',
              confirmText: 'Archive form',
              busyText: 'Archiving',
              tone: 'danger',
            },
            run: () => archive({ id, archived: true }, reload),
            success: `${title} was archived.`,
          }
        : { run: () => archive({ id, archived: false }, reload), success: `${title} was restored.` },
  };
}
