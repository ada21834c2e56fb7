import { MAX_PICTURE_BYTES } from '@atlas/domain/uploads';
import { MAX_WINS, TOO_MANY_WINS, winForm } from '@atlas/domain/users';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, ofCaller, defineRecord } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { mayReadOf } from '../access/commands.ts';
import { registerFileOwner, noSuchFile } from '../files/commands.ts';
import { deleteFile } from '../files/repo.ts';
import { seesProfile } from './profileCommands.ts';
import { holdUser } from './repo.ts';
import { countWins, deleteWin, findPictureId, updateWin, winLoader } from './winRepo.ts';
import { wins } from './tables.ts';

const WIN = defineRecord('win', wins, {
  extras: async (tx, id) => ({ pictureId: await findPictureId(tx, id) }),
  scope: ofCaller('win', ({ userId }) => userId),
});

async function removePicture(tx: Db, winId: number, at: Date): Promise<void> {
  const pictureId = await findPictureId(tx, winId);
  if (pictureId !== null) await deleteFile(tx, pictureId, at);
}

/**
 * Adds a win of the caller, or with an id saves an existing one.
 *
 * @returns the id of the win
 * @throws BAD_USER_INPUT with a message per field
 * @throws NOT_FOUND for a win of another person
 * @throws CONFLICT beyond the maximum number of wins
 */
export async function saveWin(ctx: Context, id: number | null, input: Input, idempotency?: Idempotency): Promise<number> {
  const { userId } = ctx.signedIn().session;
  const { removesPicture, ...values } = parseForm(winForm(ctx.app.clock.now()), input);
  if (id === null)
    return create(ctx, WIN, { action: 'saveWin', idempotency }, async ({ tx, at }) => {
      // Locks the person, so that concurrent additions are counted one after the other.
      await holdUser(tx, userId);
      if ((await countWins(tx, userId)) >= MAX_WINS) throw new UserError('CONFLICT', TOO_MANY_WINS);
      return insertRow(tx, WIN, { ...values, userId, createdAt: at });
    });
  return change(ctx, WIN, id, 'saveWin', async ({ tx, at }) => {
    await updateWin(tx, id, values);
    if (removesPicture) await removePicture(tx, id, at);
    return id;
  });
}

/**
 * Removes a win of the caller, with its picture.
 *
 * @returns the person's id
 * @throws NOT_FOUND for a win of another person
 */
export const removeWin = (ctx: Context, id: number): Promise<number> =>
  change(ctx, WIN, id, 'removeWin', async ({ tx, at, before }) => {
    await removePicture(tx, id, at);
    await deleteWin(tx, id);
    return before.userId;
  });

// The picture of a win, for readers of the profile and for staff who manage the person.
registerFileOwner('winId', {
  assertReadable: async (ctx, winId) => {
    ctx.signedIn();
    const win = await ctx.loader(winLoader).load(winId);
    if (!win) throw noSuchFile();
    if (!(await seesProfile(ctx, win.userId)) && !(await mayReadOf(ctx, win.userId, 'user'))) throw accessRestricted();
  },
  table: wins,
  purposes: {
    win: {
      kinds: ['image'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: false,
      uploadedBy: [
        {
          who: 'person',
          owns: async ({ session }, winId, ctx) => (await ctx.loader(winLoader).load(winId))?.userId === session.userId,
        },
      ],
    },
  },
});
