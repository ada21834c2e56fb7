import { z } from 'zod';

/** The queue of the job that sends announcements. */
export const SEND = { queue: 'announcements.send', data: z.object({}), isSingle: true };
