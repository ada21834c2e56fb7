import { can } from '@atlas/domain/access';
import { PROFILE_ADDRESS_TAKEN, type ProfileForm, profileForm, socialsForm } from '@atlas/domain/users';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { ofCaller, defineRecord, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted } from '../../errors.ts';
import { noSuchFile } from '../files/commands.ts';
import { deleteFile, findFile } from '../files/repo.ts';
import { findSlugAfterMerges } from './mergeRepo.ts';
import { findAvatarId, findProfile, userLoader, type User } from './repo.ts';
import { users } from './tables.ts';

const PROFILE = defineRecord('user', users, {
  scope: ofCaller('profile', ({ id }) => id),
  constraintErrors: { users_slug_unique: { field: 'slug', message: PROFILE_ADDRESS_TAKEN } },
});

/**
 * Whether the request may see the profile of a person: their own, or with the flag `profile` that
 * of any active account.
 */
export async function seesProfile(ctx: Context, userId: number): Promise<boolean> {
  const { session } = ctx.signedIn();
  if (session.userId === userId) return true;
  return can(ctx.access, { page: 'profile' }) && (await ctx.loader(userLoader).load(userId))?.archivedAt === null;
}

/**
 * Loads the person of a profile address. The address of an account that was merged leads to the
 * account that it was merged into.
 *
 * @returns null where there is no such profile
 * @throws FORBIDDEN for readers who may only see their own profile
 */
export async function openProfile(ctx: Context, slug: string): Promise<User | null> {
  const { session } = ctx.signedIn();
  const person = (await findProfile(ctx.source.db, slug)) ?? (await findMergedProfile(ctx.source.db, slug));
  // Readers without the flag must not learn which addresses exist.
  if (person?.id !== session.userId && !can(ctx.access, { page: 'profile' })) throw accessRestricted();
  return person;
}

async function findMergedProfile(db: Db, slug: string): Promise<User | null> {
  const current = await findSlugAfterMerges(db, slug);
  return current === null ? null : findProfile(db, current);
}

/** Maps a profile form to columns. Empty texts become null, except the last name. */
export function columnsOf({ firstName, lastName, birthdate, mobileNumber, facebookProfile, ...texts }: Omit<ProfileForm, 'slug'>) {
  const known = { middleName: null, suffix: null, sex: null, about: null, country: null, province: null, city: null };
  const optional = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null])) as typeof known;
  return { firstName, lastName, birthdate, mobileNumber, facebookProfile, ...known, ...optional };
}

/**
 * Saves the caller's profile.
 *
 * @returns the person's id
 * @throws BAD_USER_INPUT with a message per field, also for a profile address that is taken
 * @throws STALE when the profile was saved since the revision was loaded
 */
export async function updateProfile(ctx: Context, revision: number, input: Input): Promise<number> {
  const { session } = ctx.signedIn();
  const { slug, ...said } = parseForm(profileForm(ctx.app.clock.now()), input);
  const edition = { id: session.userId, revision };
  await change(ctx, PROFILE, session.userId, 'updateProfile', ({ tx }) => saveRow(tx, PROFILE, edition, { ...columnsOf(said), slug }));
  return session.userId;
}

/**
 * Sets the caller's Facebook profile; an empty text removes it.
 *
 * @returns the person's id
 * @throws BAD_USER_INPUT
 */
export async function setFacebookProfile(ctx: Context, input: Input): Promise<number> {
  const { userId } = ctx.signedIn().session;
  const { facebookProfile } = parseForm(socialsForm, input);
  await change(ctx, PROFILE, userId, 'setFacebookProfile', async ({ tx, before }) => {
    if (before.facebookProfile !== facebookProfile) await saveRow(tx, PROFILE, before, { facebookProfile });
  });
  return userId;
}

/**
 * Sets an uploaded file as the caller's picture, or removes the picture (null).
 *
 * @returns the person's id
 * @throws NOT_FOUND for a file that does not belong to the caller, or is not a profile picture
 */
export async function setProfileImage(ctx: Context, fileId: number | null): Promise<number> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, PROFILE, userId, 'setProfileImage', async ({ tx, at, before }) => {
    if (fileId !== null) {
      const file = await findFile(tx, fileId);
      if (file?.userId !== userId || file.purpose !== 'avatar') throw noSuchFile();
    } else {
      const own = await findAvatarId(tx, userId);
      if (own !== null) await deleteFile(tx, own, at);
    }
    const profileImage = fileId === null ? null : `/api/uploads/${fileId}`;
    if (before.profileImage !== profileImage) await saveRow(tx, PROFILE, before, { profileImage });
  });
  return userId;
}

/**
 * Hides the caller's welcome-back dialog after they closed it. Repeating it changes nothing.
 *
 * @spec 2 §7
 */
export async function hideReturneeModal(ctx: Context): Promise<void> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, PROFILE, userId, 'hideReturneeModal', async ({ tx, before }) => {
    if (before.showReturneeModal) await saveRow(tx, PROFILE, before, { showReturneeModal: false });
  });
}
