import type { Tone } from '@atlas/ui';

const TONES: Readonly<Record<string, Tone>> = { GREEN: 'success', RED: 'danger', YELLOW: 'warning', BLUE: 'info' };

/**
 * The kit's tone for the colour of a payment's badge; neutral for a plain one.
 *
 * @spec 2 §4
 */
export const entryTone = (colour: string): Tone => TONES[colour] ?? 'neutral';
