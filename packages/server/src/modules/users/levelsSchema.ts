import { allowsAllOf, LEVEL_ALLOWS_MORE } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef } from '../access/refs.ts';
import { accessLevelLoader, findAccessLevels, type AccessLevelRow } from '../access/repo.ts';
import { changeLevelOf } from './personLevels.ts';
import { UserRef } from './refs.ts';
import { levelsOfUser } from './levelsRepo.ts';
import { userLoader } from './repo.ts';

/**
 * Loads an access level that a person holds.
 *
 * @throws where the level does not exist, which a foreign key rules out
 */
export async function heldLevel(ctx: Context, id: number): Promise<AccessLevelRow> {
  const level = await ctx.loader(accessLevelLoader).load(id);
  if (!level) throw new Error(`The access level ${id} is held by a person but no longer exists`);
  return level;
}

interface HeldLevel {
  id: number;
  since: Date;
}

const HeldLevelRef = builder.objectRef<HeldLevel>('HeldLevel').implement({
  description: 'An access level held by a person.',
  fields: (t) => ({
    accessLevel: t.field({ type: AccessLevelRef, resolve: ({ id }, _args, ctx) => heldLevel(ctx, id) }),
    since: t.expose('since', { type: 'DateTime', description: 'When the person received it.' }),
    whyNotTaken: t.string({
      nullable: true,
      description: "Why the viewer cannot revoke it, as a message; null if it allows nothing beyond the viewer's own access.",
      resolve: async ({ id }, _args, ctx) => (allowsAllOf(ctx.access, await heldLevel(ctx, id)) ? null : LEVEL_ALLOWS_MORE),
    }),
  }),
});

builder.objectField(UserRef, 'heldLevels', (t) =>
  t.field({
    type: [HeldLevelRef],
    description: 'The access levels that the person holds, in the order received, with the time of each.',
    complexity: { multiplier: 2 },
    resolve: (user, _args, ctx) => ctx.loader(levelsOfUser).load(user.id),
  }),
);

builder.objectField(ViewerRef, 'levelsToGive', (t) =>
  t.field({
    type: [AccessLevelRef],
    description:
      'The access levels that the viewer may give, by name: those without flags that the viewer lacks. Product decisions §20, X1.',
    resolve: async (_viewer, _args, ctx) => (await findAccessLevels(ctx.source.db)).filter((level) => allowsAllOf(ctx.access, level)),
  }),
);

for (const [name, isGiven] of [
  ['giveAccessLevel', true],
  ['takeAccessLevel', false],
] as const) {
  commandField(
    name,
    { type: UserRef, loader: userLoader },
    {
      description: isGiven
        ? 'Gives a person an access level in addition to those they hold.'
        : 'Revokes an access level from a person. The others stay.',
      args: (arg) => ({ databaseId: arg.int({ required: true }), accessLevelId: arg.int({ required: true }) }),
      run: async (ctx, { databaseId, accessLevelId }) => {
        await changeLevelOf(ctx, databaseId, accessLevelId, isGiven);
        return databaseId;
      },
    },
  );
}
