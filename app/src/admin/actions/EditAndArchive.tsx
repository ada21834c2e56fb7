import { ButtonLink } from '@atlas/ui';
import type { ReactNode } from 'react';
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
  /** The buttons that publish it; while it is not published, they come first. */
  publish?: ReactNode;
  isPublished?: boolean;
}

/** The Edit and Archive buttons on a record's page, for users who may edit it. */
export function EditAndArchive({ children, edit, archivedAt, archive, publish, isPublished = true }: EditAndArchiveProps) {
  if (edit === null) return null;
  return (
    <>
      {!isPublished && publish}
      <ButtonLink href={edit} variant={isPublished || archivedAt != null ? 'primary' : 'secondary'}>
        {children}
      </ButtonLink>
      {isPublished && publish}
      <ArchiveButton archived={archivedAt != null} action={archive} />
    </>
  );
}
