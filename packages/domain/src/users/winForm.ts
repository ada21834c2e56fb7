import * as z from 'zod/mini';
import { pastDay } from '../forms/pastDay.ts';
import { optionalText, requiredLine } from '../forms/textField.ts';

/** Maximum lengths of a win in characters. A product decision. */
export const MAX_WIN_LENGTHS = { title: 120, body: 2000 } as const;

/** The number of wins a member can keep. A product decision. */
export const MAX_WINS = 200;
export const TOO_MANY_WINS = `You can keep ${MAX_WINS} wins. Remove an old one first.`;

/**
 * Something a member is proud of, and the day it happened. The generic messages apply. A product
 * decision.
 *
 * @param now today in Manila is the last valid date
 * @example
 * const win = { title: 'First client', achievedOn: '2025-11-12' };
 * winForm(new Date('2025-11-17')).parse(win).body // ''
 */
export const winForm = (now: Date) =>
  z.object({
    title: requiredLine('Title', MAX_WIN_LENGTHS.title),
    body: optionalText('Story', MAX_WIN_LENGTHS.body),
    achievedOn: pastDay('Date', now),
    /** Whether to remove the current picture. */
    removesPicture: z._default(z.boolean(), false),
  });

export type WinForm = z.output<ReturnType<typeof winForm>>;
