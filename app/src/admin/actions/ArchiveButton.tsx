import type { Action } from './Action.ts';
import { ActionButton } from './ActionButton.tsx';

/** Button that archives or restores a record. Create its action with `useArchive`. */
export function ArchiveButton({ archived, action }: { archived: boolean; action: Action }) {
  return (
    <ActionButton variant={archived ? 'secondary' : 'danger-quiet'} action={action}>
      {archived ? 'Restore' : 'Archive'}
    </ActionButton>
  );
}
