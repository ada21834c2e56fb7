import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import type { Action } from '../actions/Action.ts';
import type { RowAction } from './RowActions.tsx';

interface Editable {
  /** Path of the edit page; null for a record that can no longer change. */
  edit: string | null;
  archivedAt: string | null | undefined;
  /** Created by `useArchive`. */
  archive: Action;
}

/**
 * The row actions of most lists: Edit and Archive, with the actions in `between` placed between
 * them.
 */
export const editAndArchive = ({ edit, archivedAt, archive }: Editable, between: readonly RowAction[] = []): readonly RowAction[] => [
  ...(edit === null ? [] : [{ label: 'Edit', icon: Pencil, href: edit }]),
  ...between,
  { label: archivedAt == null ? 'Archive' : 'Restore', icon: Archive, action: archive },
];
