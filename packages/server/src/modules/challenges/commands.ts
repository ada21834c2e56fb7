import { challengeForm, challengeToJoin, NO_CHALLENGE } from '@atlas/domain/challenges';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { declareAudited } from '../../db/personalData.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { userOf } from '../users/repo.ts';
import { mailKey, mayMailKey } from './keyCommands.ts';
import { claimParticipant, findChallenges, findParticipant, insertParticipant } from './repo.ts';
import { challengeParticipants } from './tables.ts';

declareAudited('challenge participant', { personal: ['email'] }, challengeParticipants);

/**
 * Registers an address for the current or next challenge, once. Repeated calls return the same
 * result. A signed-in caller joins with their account; a visitor joins only by the address, which
 * proves nothing, and gets an email with the link to the page of the day. A visitor's registration
 * moves to the account once its address is confirmed.
 *
 * @throws BAD_USER_INPUT with a message for the field
 * @throws FORBIDDEN for an address other than the caller's
 * @throws GONE when no challenge is left
 * @throws RATE_LIMITED
 * @spec 2 §7, §8
 */
export async function registerToChallenge(ctx: Context, input: Input): Promise<{ email: string }> {
  const { app, actor, session, visitor } = ctx;
  const { email } = parseForm(challengeForm, input);
  if (session !== null && email !== session.email.toLowerCase()) throw accessRestricted();
  const userId = session?.userId ?? null;
  const isConfirmed = userId !== null && (await userOf(ctx, userId)).emailConfirmedAt !== null;
  const at = app.clock.now();
  const challenge = challengeToJoin(await findChallenges(app.database.db), at);
  if (challenge === null) throw new UserError('GONE', NO_CHALLENGE);
  const network = ipSubnet(visitor.ip);
  await app.limits.take('challengeJoinNetwork', network);
  const isMailed = session === null && (await mayMailKey(app, email));
  const isNew = await app.database.transaction(async (tx) => {
    const noted = { at, action: 'registerToChallenge', subjectType: 'challenge participant' };
    const id = await insertParticipant(tx, { challengeId: challenge.id, email, userId, createdAt: at });
    if (id !== null) {
      await recordAudit(tx, actor, { ...noted, subjectId: id, after: { challengeId: challenge.id, email, userId } });
      if (isMailed) await mailKey(ctx, tx, { id, challengeId: challenge.id, email }, challenge);
      return true;
    }
    const before = await findParticipant(tx, challenge.id, email);
    if (before !== null && before.userId === null && isMailed) await mailKey(ctx, tx, before, challenge);
    if (before === null || before.userId !== null || userId === null || !isConfirmed) return false;
    await claimParticipant(tx, before.id, userId);
    await recordAudit(tx, actor, { ...noted, subjectId: before.id, before: { userId: null }, after: { userId } });
    return false;
  });
  if (!isNew) await app.limits.giveBack('challengeJoinNetwork', network);
  ctx.forget();
  return { email };
}
