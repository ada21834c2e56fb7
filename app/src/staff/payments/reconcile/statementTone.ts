import type { Tone } from '@atlas/ui';

const TONES: Readonly<Record<string, Tone>> = { FAILED: 'danger', MAPPING: 'warning', NEW: 'warning', READY: 'success' };

/** The tone of a statement's state. */
export const statementTone = (state: string): Tone => TONES[state] ?? 'info';
