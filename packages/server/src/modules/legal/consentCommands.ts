import { randomBytes } from 'node:crypto';
import { type Consent, CONSENT_NOT_YOURS, CONSENT_VERSION } from '@atlas/domain/consent';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { insertConsent } from './consentRepo.ts';

/** Bytes of a reference, which has four characters for every three. */
const REFERENCE_BYTES = 18;

/**
 * Stores a choice about cookies, of a visitor or of the signed-in person. The rows are themselves
 * the record of what was chosen when, so the audit has no entry.
 *
 * @param known the reference of the browser's earlier choice; null when it has none
 * @returns the reference of the choice
 * @throws FORBIDDEN while staff view as the person
 * @throws RATE_LIMITED for a network that saved too many
 */
export async function recordConsent(ctx: Context, choice: Consent, known: string | null): Promise<string> {
  const { app, anySession, visitor, source } = ctx;
  if (anySession !== null && anySession.impersonatorId !== null) throw new UserError('FORBIDDEN', CONSENT_NOT_YOURS);
  await app.limits.take('consentNetwork', ipSubnet(visitor.ip));
  const reference = known ?? randomBytes(REFERENCE_BYTES).toString('base64url');
  const { statistics, marketing } = choice;
  const userId = anySession?.userId ?? null;
  await insertConsent(source.db, { reference, userId, version: CONSENT_VERSION, statistics, marketing, chosenAt: source.now });
  return reference;
}
