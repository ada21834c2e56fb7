/** The meaning of a status. Always shown with a word, and with an icon where it matters. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/**
 * CSS declarations that assign a tone's three colours to `--tone-ink`, `--tone-surface` and
 * `--tone-line`.
 */
export const toneColours = (tone: Tone) =>
  `--tone-ink: var(--${tone}-ink); --tone-surface: var(--${tone}-surface); --tone-line: var(--${tone}-line);`;
