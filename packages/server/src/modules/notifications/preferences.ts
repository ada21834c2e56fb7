import { NOTIFICATION_KINDS, type NotificationKind, receivableKinds, wantsMail } from '@atlas/domain/notifications';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { levelsOfUser } from '../users/levelsRepo.ts';
import { findPreferences, writePreference } from './repo.ts';

/** Whether a person wants a kind of notification by email. */
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

/** Loads the kinds that a person can receive, each with their choice. */
export async function preferencesOf(ctx: Context, userId: number): Promise<Preference[]> {
  const [chosen, levels] = await Promise.all([findPreferences(ctx.source.db, userId), ctx.loader(levelsOfUser).load(userId)]);
  const choices = Object.fromEntries(chosen.map(({ kind, email }) => [kind, email]));
  return receivableKinds(levels.map(({ role }) => role)).map((kind) => ({ userId, kind, email: wantsMail(choices, kind.kind) }));
}

/**
 * Sets whether the caller also gets a kind of notification by email. Repeating it changes nothing.
 */
export async function setNotificationPreference(ctx: Context, wanted: NotificationKind, email: boolean): Promise<Preference> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, CHOICES, userId, 'setNotificationPreference', ({ tx }) => writePreference(tx, userId, wanted, email));
  const kind = NOTIFICATION_KINDS.find((one) => one.kind === wanted);
  if (!kind) throw new Error(`There is no notification kind ${wanted}`);
  return { userId, kind, email };
}
