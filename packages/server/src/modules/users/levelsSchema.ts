import { commandField } from '../../graphql/commandFields.ts';
import { changeLevelOf } from './personLevels.ts';
import { UserRef } from './refs.ts';
import { userLoader } from './repo.ts';

for (const [name, isGiven] of [
  ['giveAccessLevel', true],
  ['takeAccessLevel', false],
] as const) {
  commandField(
    name,
    { type: UserRef, loader: userLoader },
    {
      description: isGiven
        ? 'Gives a person an access level beside those that they hold.'
        : 'Takes an access level away from a person; the others stay.',
      args: (arg) => ({ databaseId: arg.int({ required: true }), accessLevelId: arg.int({ required: true }) }),
      run: async (ctx, { databaseId, accessLevelId }) => {
        await changeLevelOf(ctx, databaseId, accessLevelId, isGiven);
        return databaseId;
      },
    },
  );
}
