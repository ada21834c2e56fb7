import { type MoneyActor, whyNotDecideMoney } from '@atlas/domain/payments';
import type { PageFlag } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { gone, type Scope } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { looksAfterWithin } from './commands.ts';

/** The person on the screen, and who views as that person. */
const actorOf = ({ actor }: Context): MoneyActor =>
  actor.onBehalfOfId === null
    ? { userId: actor.userId ?? 0, impersonatorId: null }
    : { userId: actor.onBehalfOfId, impersonatorId: actor.userId };

/** Why the caller may not decide about someone's money, as a sentence; null when they may. */
export const whyNotDecide = (ctx: Context, ownerId: number | null): string | null => whyNotDecideMoney(actorOf(ctx), ownerId);

/**
 * Requires that the caller may decide about someone's money: not their own, and not while viewing
 * as someone.
 *
 * @throws FORBIDDEN
 */
export function mustDecideMoney(ctx: Context, ownerId: number | null): void {
  const problem = whyNotDecide(ctx, ownerId);
  if (problem !== null) throw new UserError('FORBIDDEN', problem);
}

/**
 * The scope of a record about someone's money: the person in the caller's scope, and not the
 * caller.
 *
 * @throws NOT_FOUND for a person out of scope, FORBIDDEN for the caller's own money
 */
export const ofMoney =
  <Row>(name: string, page: PageFlag | readonly PageFlag[], whose: (row: Row, id: number) => number | null): Scope<Row> =>
  async (ctx, row, { tx, id }) => {
    const userId = whose(row, id);
    if (!(await looksAfterWithin(ctx, tx, userId, page))) throw gone({ name });
    mustDecideMoney(ctx, userId);
  };
