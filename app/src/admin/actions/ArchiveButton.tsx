import type { Action } from './Action.ts';
import { ActionButton } from './ActionButton.tsx';

/** The button that takes a record out of use, or gives it back; its action is made by `useArchive`. */
export function ArchiveButton({ archived, action }: { archived: boolean; action: Action }) {
  return (
    <ActionButton variant={archived ? 'secondary' : 'danger-quiet'} action={action}>
      {archived ? 'Restore' : 'Archive'}
    </ActionButton>
  );
}
