import type { ColourRole } from './colour.ts';
import type { Tone } from './tone.ts';

/**
 * Two colours that meet on a screen, their use, and the ratio they must reach: 7 body, 4.5 other
 * text, 3 controls and marks.
 */
interface ContrastPair {
  readonly use: 'body' | 'text' | 'control';
  readonly foreground: ColourRole;
  readonly background: ColourRole;
}

/** The ratio that WCAG 2.2 (and Atlas, for body text) requires for each use. */
export const REQUIRED_CONTRAST = { body: 7, text: 4.5, control: 3 } as const;

const grounds: readonly ColourRole[] = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger'];
const avatars: readonly ColourRole[] = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6'];

const pair = (use: ContrastPair['use'], foreground: ColourRole, background: ColourRole): ContrastPair => ({ use, foreground, background });

/** Every pair that the components use. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => [
    pair('body', 'ink', ground),
    pair('body', 'ink-muted', ground),
    pair('text', 'accent-text', ground),
    pair('control', 'line-strong', ground),
    pair('control', 'focus', ground),
    pair('control', 'accent', ground),
  ]),
  pair('text', 'accent-ink', 'accent'),
  pair('text', 'accent-ink', 'accent-hover'),
  pair('body', 'ink', 'accent-surface'),
  pair('text', 'ink-muted', 'accent-surface'),
  pair('text', 'accent-text', 'accent-surface'),
  pair('control', 'accent', 'track'),
  pair('body', 'highlight-ink', 'highlight'),
  pair('body', 'ink', 'highlight-surface'),
  pair('text', 'ink-muted', 'highlight-surface'),
  pair('text', 'danger-fill-ink', 'danger-fill'),
  pair('text', 'danger-fill-ink', 'danger-fill-hover'),
  pair('control', 'danger-fill', 'surface'),
  ...avatars.map((avatar) => pair('text', 'ink', avatar)),
  ...tones.flatMap((tone) => [
    pair('text', `${tone}-ink`, `${tone}-surface`),
    pair('body', 'ink', `${tone}-surface`),
    pair('text', `${tone}-ink`, 'surface'),
    pair('text', `${tone}-ink`, 'canvas'),
    pair('control', 'focus', `${tone}-surface`),
  ]),
];
