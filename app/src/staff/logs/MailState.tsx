import { StatusBadge, type Tone } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';

const TONES: Readonly<Record<string, Tone>> = { WAITING: 'info', SENT: 'success', FAILED: 'danger' };

/** Badge for the state of a message. */
export const MailState = ({ state }: { state: string }) => <StatusBadge tone={TONES[state] ?? 'neutral'} text={inWords(state)} />;
