import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../forms/textField.ts';

/**
 * An entry of the change log as staff write it; publication is separate. The generic messages
 * apply.
 *
 * @example changelogForm.parse({ title: ' Dark theme ', body: 'Atlas follows your phone.' })
 * // { title: 'Dark theme', body: 'Atlas follows your phone.' }
 * @spec 1 §2.5, 2 §5
 */
export const changelogForm = z.object({
  title: requiredLine('Title', 150),
  /** Markdown. */
  body: requiredText('Text', 20_000),
});

export type ChangelogForm = z.output<typeof changelogForm>;
