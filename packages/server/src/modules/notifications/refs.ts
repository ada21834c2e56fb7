import { builder } from '../../graphql/builder.ts';
import type { Preference } from './preferences.ts';
import type { Notification, OutboxMessage } from './repo.ts';

export const NotificationRef = builder.objectRef<Notification>('Notification');
export const OutboxMessageRef = builder.objectRef<OutboxMessage>('OutboxMessage');
export const PreferenceRef = builder.objectRef<Preference>('NotificationPreference');
