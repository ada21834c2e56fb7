import { NOTIFICATION_KINDS, type NotificationKind, wantsMail } from '@atlas/domain/notifications';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { findPreferences, writePreference } from './repo.ts';

/** Whether a person wants a kind of notification by e-mail. */
export interface Preference {
  userId: number;
  kind: (typeof NOTIFICATION_KINDS)[number];
  email: boolean;
}

/** What somebody chose, as the audit keeps it: every kind, also those about which they said nothing. */
const CHOICES: Subject<Record<string, boolean>> = {
  name: 'user',
  scope: ofCaller('user', (_row, userId) => userId),
  read: async (tx, userId) => {
    const choices = Object.fromEntries((await findPreferences(tx, userId)).map(({ kind, email }) => [kind, email]));
    return Object.fromEntries(NOTIFICATION_KINDS.map(({ kind }) => [kind, wantsMail(choices, kind)]));
  },
};

/** Every kind with what a person chose. */
export async function preferencesOf(ctx: Context, userId: number): Promise<Preference[]> {
  const choices = Object.fromEntries((await findPreferences(ctx.source.db, userId)).map(({ kind, email }) => [kind, email]));
  return NOTIFICATION_KINDS.map((kind) => ({ userId, kind, email: wantsMail(choices, kind.kind) }));
}

/** Says whether a kind of notification also comes by e-mail to whoever is signed in. Doing it twice changes nothing. */
export async function setNotificationPreference(ctx: Context, wanted: NotificationKind, email: boolean): Promise<Preference> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, CHOICES, userId, 'setNotificationPreference', ({ tx }) => writePreference(tx, userId, wanted, email));
  const kind = NOTIFICATION_KINDS.find((one) => one.kind === wanted);
  if (!kind) throw new Error(`There is no kind ${wanted}`);
  return { userId, kind, email };
}
