import * as z from 'zod/mini';
import { pastDay } from '../forms/pastDay.ts';
import { optionalText, requiredLine } from '../forms/textField.ts';

/** How many characters a win may have. A product decision. */
export const MAX_WIN_LENGTHS = { title: 120, body: 2000 } as const;

/** How many wins somebody may keep. A product decision. */
export const MAX_WINS = 200;
export const TOO_MANY_WINS = `You can keep ${MAX_WINS} wins. Remove an old one first.`;

/**
 * Something that somebody is proud of, and the day on which it happened. The generic messages apply.
 *
 * @param now today in Manila is the last day on which it can have happened
 * @example winForm(now).parse({ title: 'First client', achievedOn: '2025-11-12' }).body // ''
 * A product decision.
 */
export const winForm = (now: Date) =>
  z.object({
    title: requiredLine('Title', MAX_WIN_LENGTHS.title),
    body: optionalText('Story', MAX_WIN_LENGTHS.body),
    achievedOn: pastDay('Date', now),
    /** Whether the picture that it has is taken away. */
    removesPicture: z._default(z.boolean(), false),
  });

export type WinForm = z.output<ReturnType<typeof winForm>>;
