import { mustReadOf } from '../access/commands.ts';
import { registerFileOwner } from '../files/commands.ts';
import { formResponseLoader } from './repo.ts';
import { formResponses } from './tables.ts';

registerFileOwner('responseId', {
  assertReadable: async (ctx, id) => mustReadOf(ctx, (await ctx.loader(formResponseLoader).load(id))?.userId ?? null, 'form'),
  table: formResponses,
  purposes: { answer: { kinds: 'any', isPrivate: true } },
});
