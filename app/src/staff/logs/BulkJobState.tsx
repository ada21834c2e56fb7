import { StatusBadge, type Tone } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';

const TONES: Readonly<Record<string, Tone>> = {
  RUNNING: 'info',
  STOPPING: 'info',
  UNDOING: 'info',
  DONE: 'success',
  STOPPED: 'warning',
  FAILED: 'danger',
};

/** Badge for the state of a bulk operation. */
export const BulkJobState = ({ state }: { state: string }) => <StatusBadge tone={TONES[state] ?? 'neutral'} text={inWords(state)} />;
