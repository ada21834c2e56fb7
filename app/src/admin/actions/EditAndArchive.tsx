import { ButtonLink } from '@atlas/ui';
import type { Action } from './Action.ts';
import { ArchiveButton } from './ArchiveButton.tsx';

interface EditAndArchiveProps {
  /** The text of the edit button: "Edit course". */
  children: string;
  /** Path of the edit page; null for users who may not edit the record. */
  edit: string | null;
  archivedAt: string | null | undefined;
  /** Created by `useArchive`. */
  archive: Action;
}

/** The Edit and Archive buttons on a record's page, for users who may edit it. */
export function EditAndArchive({ children, edit, archivedAt, archive }: EditAndArchiveProps) {
  if (edit === null) return null;
  return (
    <>
      <ButtonLink href={edit} variant="primary">
        {children}
      </ButtonLink>
      <ArchiveButton archived={archivedAt != null} action={archive} />
    </>
  );
}
