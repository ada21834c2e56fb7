import { fullName } from '@atlas/domain/users';
import { userOrNull } from '../modules/users/repo.ts';
import type { Context } from './context.ts';

/** The name of a person for a sheet; empty without a person. */
export async function personCell(ctx: Context, userId: number | null): Promise<string | null> {
  const user = await userOrNull(ctx, userId);
  return user && fullName(user);
}
