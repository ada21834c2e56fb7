import { fullName } from '@atlas/domain/users';
import { userOrNull } from '../modules/users/repo.ts';
import type { Context } from './context.ts';

/** The name of a person in a sheet; nothing where nobody is named. */
export async function personCell(ctx: Context, userId: number | null): Promise<string | null> {
  const user = await userOrNull(ctx, userId);
  return user && fullName(user);
}
