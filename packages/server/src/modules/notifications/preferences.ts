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

/** Audit subject for a person's choices: every kind, also those without a choice. */
const CHOICES: Subject<Record<string, boolean>> = {
  name: 'user',
  scope: ofCaller('user', (_row, userId) => userId),
  read: async (tx, userId) => {
    const choices = Object.fromEntries((await findPreferences(tx, userId)).map(({ kind, email }) => [kind, email]));
    return Object.fromEntries(NOTIFICATION_KINDS.map(({ kind }) => [kind, wantsMail(choices, kind)]));
  },
};

/** Loads every kind with a person's choice. */
export async function preferencesOf(ctx: Context, userId: number): Promise<Preference[]> {
  const choices = Object.fromEntries((await findPreferences(ctx.source.db, userId)).map(({ kind, email }) => [kind, email]));
  return NOTIFICATION_KINDS.map((kind) => ({ userId, kind, email: wantsMail(choices, kind.kind) }));
}

/**
 * Sets whether the caller also gets a kind of notification by e-mail. Repeating it changes nothing.
 */
export async function setNotificationPreference(ctx: Context, wanted: NotificationKind, email: boolean): Promise<Preference> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, CHOICES, userId, 'setNotificationPreference', ({ tx }) => writePreference(tx, userId, wanted, email));
  const kind = NOTIFICATION_KINDS.find((one) => one.kind === wanted);
  if (!kind) throw new Error(`There is no notification kind ${wanted}`);
  return { userId, kind, email };
}
