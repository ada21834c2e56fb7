import { isStuck } from '@atlas/domain/journey';
import { manilaDaysBetween } from '@atlas/domain/time';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { StageMemberRef, StageRef, UserStageProgressRef } from './refs.ts';
import { stageMembersList, stageMembersWhere, userStageLoader } from './memberRepo.ts';
import { latestMoveUpOf } from './moveUpRepo.ts';
import { lastFinishedOf } from './progressRepo.ts';
import { stageLoader } from './repo.ts';

builder.node(StageMemberRef, {
  description: 'A member of a stage, as visible to its managers.',
  id: { resolve: (member) => member.id },
  loadOne: (id, ctx) => ctx.loader(userStageLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (member) => member.id }),
    user: t.field({
      type: UserRef,
      resolve: (member, _args, ctx) => userOf(ctx, member.userId),
    }),
    stage: t.field({
      type: StageRef,
      resolve: (member, _args, ctx) => present(ctx.loader(stageLoader).load(member.stageId), `Stage ${member.stageId}`),
    }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime' }),
    daysInStage: t.int({
      description: 'Number of midnights in Manila since the member entered the stage.',
      resolve: (member, _args, ctx) => manilaDaysBetween(member.enteredAt, ctx.source.now),
    }),
    progress: t.field({ type: UserStageProgressRef, resolve: ({ userId }) => ({ userId }) }),
    lastFinishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last finished task.',
      resolve: (member, _args, ctx) => ctx.loader(lastFinishedOf).load(member.userId),
    }),
    isStuck: t.boolean({
      description: 'No step for more than 14 days and no request waiting for a reviewer.',
      resolve: async ({ userId, enteredAt }, _args, ctx) => {
        const [lastFinishedAt, moveUp] = await Promise.all([
          ctx.loader(lastFinishedOf).load(userId),
          ctx.loader(latestMoveUpOf).load(userId),
        ]);
        return isStuck({ enteredAt, lastFinishedAt, waitsForReview: moveUp?.state === 'waiting' }, ctx.source.now);
      },
    }),
  }),
});

listField(ViewerRef, {
  name: 'stageMembers',
  description: 'Members of the stage that the viewer manages.',
  type: StageMemberRef,
  list: stageMembersList,
  filter: builder.inputType('StageMembersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or Tribe ID.' }),
      stageId: t.int(),
      stuck: t.boolean({ description: 'Only members who took no step for more than 14 days, or only those who did.' }),
    }),
  }),
  where: stageMembersWhere,
  loader: userStageLoader,
  defaultSort: { by: 'entered', descending: false },
});
