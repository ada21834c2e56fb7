import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import type { Action } from '../actions/Action.ts';
import type { RowAction } from './RowActions.tsx';

interface Editable {
  /** Where it is edited. */
  edit: string;
  archivedAt: string | null | undefined;
  /** Made by `useArchive`. */
  archive: Action;
}

/** What can be done with a row of most lists, and `between` the two what else. */
export const editAndArchive = ({ edit, archivedAt, archive }: Editable, between: readonly RowAction[] = []): readonly RowAction[] => [
  { label: 'Edit', icon: Pencil, href: edit },
  ...between,
  { label: archivedAt == null ? 'Archive' : 'Restore', icon: Archive, action: archive },
];
