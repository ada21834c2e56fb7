import { UnsavedGuard } from '@atlas/ui/forms/UnsavedGuard.tsx';
import { useBlocker } from '../../routing/routerContext.ts';

/** Confirms before the member leaves a page with evidence that is not sent yet. */
export function EvidenceGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker();
  return <UnsavedGuard unsaved={unsaved} onGuard={blocker.guard} />;
}
