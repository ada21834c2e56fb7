import { builder } from '../../graphql/builder.ts';
import type { Broadcast, BroadcastRecipient } from './repo.ts';

export const AnnouncementRef = builder.objectRef<Broadcast>('Announcement');
export const AnnouncementRecipientRef = builder.objectRef<BroadcastRecipient>('AnnouncementRecipient');
