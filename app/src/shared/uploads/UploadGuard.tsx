import { UnsavedGuard, type UnsavedGuardProps } from '@atlas/ui/forms/UnsavedGuard.tsx';
import { useBlocker } from '../../routing/routerContext.ts';

interface UploadGuardProps extends Pick<UnsavedGuardProps, 'onGuard'> {
  uploading: boolean;
  /** Whether the page also has unsaved changes. */
  hasChanges?: boolean;
}

/**
 * Confirms before the user leaves a page whose upload would stop. In a form, render it below the
 * form's own guard: the most recent guard asks, and its question covers both.
 */
export function UploadGuard({ uploading, hasChanges = false, onGuard }: UploadGuardProps) {
  const blocker = useBlocker();
  return (
    <UnsavedGuard
      // Remounts with the first change, so that it remains more recent than the form's guard.
      key={String(hasChanges)}
      unsaved={uploading}
      onGuard={onGuard ?? blocker.guard}
      title="Leave while a file is uploading?"
      consequence={`The upload stops. To continue it, choose the same file again.${hasChanges ? ' What you changed on this page is lost.' : ''}`}
      stayText="Keep uploading"
      leaveText="Leave and stop"
    />
  );
}
