import type * as z from 'zod/mini';
import { publishForm } from '../content/publishForm.ts';

/**
 * When to send an announcement: now, or at a half hour to come in Manila, as for content. Parses to
 * the instant; null means now. The generic messages apply.
 *
 * @param now the instant of the request
 * @example
 * sendAnnouncementForm(now).parse({ when: 'later', day: '2025-11-17', time: '7:00 PM' }).at
 * // 2025-11-17T19:00:00+08:00
 */
export const sendAnnouncementForm = (now: Date) => publishForm(now);

export type SendAnnouncementForm = z.input<ReturnType<typeof sendAnnouncementForm>>;
