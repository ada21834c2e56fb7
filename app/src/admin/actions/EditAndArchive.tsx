import { ButtonLink } from '@atlas/ui';
import type { Action } from './Action.ts';
import { ArchiveButton } from './ArchiveButton.tsx';

interface EditAndArchiveProps {
  /** "Edit course". */
  children: string;
  /** Where it is edited; null for whoever may not. */
  edit: string | null;
  archivedAt: string | null | undefined;
  /** Made by `useArchive`. */
  archive: Action;
}

/** What can be done with the record of a page, by those who may edit it. */
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
