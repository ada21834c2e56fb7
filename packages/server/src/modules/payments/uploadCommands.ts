import { createHash } from 'node:crypto';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { deriveSecret, secretsOf } from '../../secret.ts';
import { isSecret } from '../orders/secretCommands.ts';
import { type PaymentProof, proofLoader, receiptsOfProof } from './proofsRepo.ts';

/** Pictures that a receipt takes. */
const MOST_PICTURES = 3;

const keyOf = (secret: Buffer, proofId: number): string =>
  deriveSecret(secret, 'receipt upload', Buffer.from(String(proofId)))
    .toString('base64url')
    .slice(0, 32);

/** The key with which the payer uploads the picture of a receipt; null once it was decided or is full. */
export const uploadKeyOf = (
  { secret }: Pick<App, 'secret'>,
  { id, state }: Pick<PaymentProof, 'id' | 'state'>,
  pictures: number,
): string | null => (state === 'submitted' && pictures < MOST_PICTURES ? keyOf(secret, id) : null);

/** Whether a key uploads the picture of a receipt. */
export async function opensReceipt(ctx: Context, proofId: number, key: string): Promise<boolean> {
  const proof = await ctx.loader(proofLoader).load(proofId);
  if (proof === null || proof.state !== 'submitted') return false;
  if ((await ctx.loader(receiptsOfProof).load(proofId)).length >= MOST_PICTURES) return false;
  const given = createHash('sha256').update(key).digest();
  return secretsOf(ctx.app).some((secret) => isSecret(keyOf(secret, proofId), given));
}
