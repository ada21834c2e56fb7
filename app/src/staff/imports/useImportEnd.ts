import { showToast } from '@atlas/ui';
import type { ImportState } from '@atlas/domain/imports';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isAtWork } from './importState.ts';

const END_TEXTS: Partial<Record<ImportState, string>> = {
  checked: 'Import checked.',
  done: 'Import applied.',
  undone: 'Import undone.',
  stopped: 'Import stopped.',
};

/**
 * Loads the rows again and shows a message once the work on an import has ended while its page is
 * open.
 */
export function useImportEnd(state: ImportState, reload: () => Promise<unknown>): void {
  const before = useRef(state);
  const report = useEffectEvent(() => {
    const hasEnded = isAtWork(before.current) && !isAtWork(state);
    before.current = state;
    if (!hasEnded) return;
    void reload().catch(() => undefined);
    const text = END_TEXTS[state];
    if (text !== undefined) showToast({ kind: 'success', text });
  });
  useEffect(() => report(), [state]);
}
