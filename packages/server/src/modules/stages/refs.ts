import { builder } from '../../graphql/builder.ts';
import type { UserStage } from './memberRepo.ts';
import type { MoveUp } from './moveUpRepo.ts';
import type { Stage } from './repo.ts';
import type { Task } from './taskRepo.ts';
import type { XpEntry } from './xpRepo.ts';

export const StageRef = builder.objectRef<Stage>('Stage');
export const TaskRef = builder.objectRef<Task>('Task');
export const MoveUpRef = builder.objectRef<MoveUp>('MoveUp');
export const StageMemberRef = builder.objectRef<UserStage>('StageMember');
export const XpEntryRef = builder.objectRef<XpEntry>('XpEntry');
/** Progress of a person. All fields are loaded by the person's id. */
export const UserStageProgressRef = builder.objectRef<{ userId: number }>('UserStageProgress');
/**
 * Community of a person. The modules of stages, groups and accountability groups add its fields.
 */
export const UserCommunityRef = builder.objectRef<{ userId: number }>('UserCommunity');
