import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import type { Context } from '../../commands/context.ts';
import { sees } from '../access/commands.ts';
import { looksAfterMember } from '../groups/repo.ts';
import type { User } from '../users/repo.ts';
import { seesMoveUp } from './commands.ts';
import { seesStageMember, type UserStage } from './memberRepo.ts';
import type { MoveUp } from './moveUpRepo.ts';
import { progressInScope } from './progressRepo.ts';
import type { XpEntry } from './xpRepo.ts';

const seesProgress = async (ctx: Context, userId: number): Promise<boolean> =>
  (await sees(ctx, progressInScope, userId)) || sees(ctx, looksAfterMember, userId);

/** Access rules for stages. */
export const stagesAuthorization: Authorization = {
  types: {
    FinishedTask: 'with-parent',
    MoveUp: record('the member, and the reviewers of the stage', (moveUp: MoveUp, ctx) => seesMoveUp(ctx, moveUp)),
    MoveUpCounts: 'with-parent',
    MoveUpTask: 'with-parent',
    Stage: 'signed-in',
    StageMemberCounts: 'with-parent',
    StageMember: record('the managers of the stage', ({ id }: UserStage, ctx) => sees(ctx, seesStageMember, id)),
    Task: 'signed-in',
    UserCommunity: 'with-parent',
    UserStageProgress: record(
      'the person, those responsible for them, the leaders of their group, and the managers and reviewers of their stage',
      ({ userId }: { userId: number }, ctx) => seesProgress(ctx, userId),
    ),
    XpEntry: ofPerson('user', ({ userId }: XpEntry) => userId),
  },
  fields: {
    'Mutation.addEvidence': 'signed-in',
    'Mutation.adjustXp': { page: 'stage', function: 'stage_create' },
    'Mutation.approveMoveUp': 'signed-in',
    'Mutation.askToMoveUp': 'signed-in',
    'Mutation.createStage': { page: 'newStage', function: 'stage_create' },
    'Mutation.finishTask': 'signed-in',
    'Mutation.returnMoveUp': 'signed-in',
    'Mutation.saveStageOrder': { page: 'editStage' },
    'Mutation.saveTasks': { page: 'editStage' },
    'Mutation.setStageArchived': { page: 'editStage' },
    'Mutation.setStagePeople': { page: 'editStage' },
    'Mutation.undoMoveUp': 'signed-in',
    'Mutation.unfinishTask': 'signed-in',
    'Mutation.updateStage': { page: 'editStage' },
    'Query.stages': 'signed-in',
    'Query.userStageProgress': 'signed-in',
    'User.community': ofPerson(['user', 'users'], ({ id }: User) => id),
    'User.xpHistory': ofPerson('user', ({ id }: User) => id),
    'Viewer.managedStage': 'signed-in',
    'Viewer.moveUp': 'signed-in',
    'Viewer.moveUpCounts': 'signed-in',
    'Viewer.moveUps': 'signed-in',
    'Viewer.myStage': 'signed-in',
    'Viewer.reviewedStage': 'signed-in',
    'Viewer.stage': 'signed-in',
    'Viewer.stageMemberCounts': 'signed-in',
    'Viewer.stageMembers': 'signed-in',
    'Viewer.stages': { page: 'stages' },
    'Viewer.stagesAsReviewer': 'signed-in',
    'Viewer.xpHistory': 'signed-in',
  },
};
