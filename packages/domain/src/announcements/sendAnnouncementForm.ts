import type * as z from 'zod/mini';
import { publishForm } from '../content/publishForm.ts';

/**
 * When to send an announcement: now, or at a half hour to come in Manila, as for content. Parses to
 * the instant; null means now. The generic messages apply.
 *
 * @param now the instant of the request
 */
export const sendAnnouncementForm = (now: Date) => publishForm(now);

export type SendAnnouncementForm = z.input<ReturnType<typeof sendAnnouncementForm>>;
