import { showToast } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isAtWork } from './isAtWork.ts';

interface Work {
  state: string;
  /** Lines that were applied or taken back. */
  done: number;
}

const LINES = { one: 'line', many: 'lines' };

/** The message after a job has ended; null where the page shows the result. */
function endText(before: string, { state, done }: Work): string | null {
  if (state !== 'READY') return null;
  if (before === 'READING') return 'Statement read.';
  return `${countNoun(done, LINES)} ${before === 'APPLYING' ? 'applied' : 'taken back'}.`;
}

/** Shows a message once the job on a statement has ended while its page is open. */
export function useWorkEnd(work: Work): void {
  const before = useRef(work.state);
  const report = useEffectEvent(() => {
    const text = isAtWork(before.current) ? endText(before.current, work) : null;
    if (text !== null) showToast({ kind: 'success', text });
    before.current = work.state;
  });
  useEffect(() => report(), [work.state]);
}
