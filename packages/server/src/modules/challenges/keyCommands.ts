import { createHash, timingSafeEqual } from 'node:crypto';
import { isChallengeKeyValid } from '@atlas/domain/challenges';
import { routePath } from '@atlas/domain/navigation';
import { formatLongDate } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { deriveSecret, readWithSecrets } from '../../secret.ts';
import { mailSecrets, orderMails } from '../notifications/commands.ts';
import { findByKeyHash, findParticipation, writeKeyHash, type Participation } from './dayRepo.ts';
import type { Challenge, ChallengeParticipant } from './repo.ts';

// The key of a participant is derived from the challenge and the address with the secret of the
// installation, so that joining again mails the same link. The database has its hash only.

/** The characters of a key: 192 bits. */
const LENGTH = 32;
const KEY = /^[\w-]{32}$/;

/** In an address, the word for the key in the cookie of the browser. */
export const HELD_KEY = 'held';
export const KEY_COOKIE = 'challenge-key';

type Keyed = Pick<ChallengeParticipant, 'challengeId' | 'email'>;

const newKey = (secret: Buffer, { challengeId, email }: Keyed): string =>
  deriveSecret(secret, 'challenge', Buffer.from(`${challengeId} ${email.toLowerCase()}`))
    .toString('base64url')
    .slice(0, LENGTH);

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Whether a text can be the key of a participant. */
export const isChallengeKey = (text: string): boolean => KEY.test(text);

/** The page of the day of a participant without an account. */
export const challengeKeyPath = (key: string): string => routePath('thankYou', { of: 'challenge', key });

mailSecrets('challengeJoined', async (app: App, { participantId }) => {
  const found = await findParticipation(app.database.db, participantId);
  const keyHash = found?.participant.keyHash;
  if (found === null || keyHash == null || !isChallengeKeyValid(found.challenge, app.clock.now())) return null;
  const key = readWithSecrets(app, (secret) => {
    const derived = newKey(secret, found.participant);
    return timingSafeEqual(hashKey(derived), keyHash) ? derived : null;
  });
  return key === null ? null : { path: challengeKeyPath(key) };
});

/**
 * Counts an email with the link of a challenge, before the transaction that orders it.
 *
 * @returns false past three emails a day to one address; nothing is sent then
 */
export async function mayMailKey(app: App, email: string): Promise<boolean> {
  try {
    await app.limits.take('challengeMailPerson', email);
    return true;
  } catch (error) {
    if (error instanceof UserError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Gives a participant a key and mails its link, in the transaction of a command. */
export async function mailKey(
  { app }: Context,
  tx: Db,
  participant: Keyed & { id: number },
  { name: challenge, days, startsOn }: Challenge,
): Promise<void> {
  await writeKeyHash(tx, participant.id, hashKey(newKey(app.secret, participant)));
  const at = app.clock.now();
  const data = { participantId: participant.id, challenge, days, firstDay: formatLongDate(`${startsOn}T00:00:00+08:00`) };
  const key = `challenge ${participant.id} ${at.toISOString()}`;
  await orderMails({ app }, tx, [{ name: 'challengeJoined', to: participant.email, userId: null, data, key, notBefore: at }]);
}

/** The participation that a key opens; null for a key that is unknown or no longer valid. */
export async function findByKey({ app, source, visitor }: Context, given: string): Promise<Participation | null> {
  const key = given === HELD_KEY ? visitor.held?.get(KEY_COOKIE) : given;
  if (key === undefined || !isChallengeKey(key)) return null;
  const found = await findByKeyHash(source.db, hashKey(key));
  return found !== null && isChallengeKeyValid(found.challenge, app.clock.now()) ? found : null;
}
