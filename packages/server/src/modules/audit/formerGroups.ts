import { PLACE_KINDS } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { UserCommunityRef } from '../stages/refs.ts';
import { type FormerGroup, formerGroupsOf } from './formerGroupsRepo.ts';

const FormerGroupKind = enumOf('FormerGroupKind', PLACE_KINDS);

const FormerGroupRef = builder.objectRef<FormerGroup>('FormerGroup').implement({
  description: 'A group that a person was in, from the audit.',
  fields: (t) => ({
    kind: t.field({ type: FormerGroupKind, resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    from: t.expose('from', { type: 'DateTime', nullable: true, description: 'When they joined it; null where it was not recorded.' }),
    to: t.expose('to', { type: 'DateTime', description: 'When they left it.' }),
  }),
});

builder.objectField(UserCommunityRef, 'formerGroups', (t) =>
  t.field({
    type: [FormerGroupRef],
    description: 'The groups that the person left, the last one first, as far as the audit proves it.',
    complexity: { multiplier: 3 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(formerGroupsOf).load(userId),
  }),
);
