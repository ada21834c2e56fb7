import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { sees } from '../access/commands.ts';
import { CHALLENGE_PARTICIPANT_LIST, challengeGroupLoader, challengeLoader, knowsParticipant, progressOfParticipant } from './repo.ts';

/** Spreadsheet of the participants of challenges, with the days they finished. */
export const CHALLENGE_PARTICIPANT_EXPORT = defineExport(CHALLENGE_PARTICIPANT_LIST, {
  title: 'Challenge participants',
  path: (query) => routePath('challengeGroups', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Name', value: ({ userId }, ctx) => (userId === null ? null : personCell(ctx, userId)) },
    { header: 'Email', value: async ({ id, email }, ctx) => ((await sees(ctx, knowsParticipant, id)) ? email : null) },
    { header: 'Challenge', value: async ({ challengeId }, ctx) => (await ctx.loader(challengeLoader).load(challengeId))?.name ?? null },
    {
      header: 'Group',
      value: async ({ groupId }, ctx) => (groupId === null ? null : ((await ctx.loader(challengeGroupLoader).load(groupId))?.name ?? null)),
    },
    { header: 'Finished days', value: async ({ id }, ctx) => (await ctx.loader(progressOfParticipant).load(id)).length },
    {
      header: 'Days',
      value: async ({ id }, ctx) => (await ctx.loader(progressOfParticipant).load(id)).map(({ day }) => day).join(', ') || null,
    },
    { header: 'Joined', value: ({ createdAt }) => createdAt },
  ],
});
