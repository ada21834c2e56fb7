import { CHECK_IN_ANSWERS } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { CheckInRef } from './refs.ts';
import { checkInLoader, checkInsList, checkInsWhere, recentCheckIns } from './repo.ts';

const CheckInAnswerEnum = enumOf(
  'CheckInAnswer',
  CHECK_IN_ANSWERS.map(({ value }) => value),
);

builder.node(CheckInRef, {
  description: 'What a member says once a week.',
  id: { resolve: (checkIn) => checkIn.id },
  loadOne: (id, ctx) => ctx.loader(checkInLoader).load(Number(id)),
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      resolve: (checkIn, _args, ctx) => userOf(ctx, checkIn.userId),
    }),
    week: t.expose('week', { type: 'Day', description: 'Its Monday in Manila.' }),
    answer: t.field({ type: CheckInAnswerEnum, resolve: (checkIn) => checkIn.answer }),
    next: t.exposeString('next', { description: 'What comes next.' }),
    needsHelp: t.exposeBoolean('needsHelp'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'checkIns',
  description: 'Check-ins of the people whom the viewer looks after, and their own.',
  type: CheckInRef,
  list: checkInsList,
  filter: builder.inputType('CheckInsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Name, e-mail address or Tribe ID.' }),
      groupId: t.int({ description: 'Of an accountability group.' }),
      week: t.field({ type: 'Day', description: 'Its Monday in Manila.' }),
      answer: t.field({ type: CheckInAnswerEnum }),
      needsHelp: t.boolean(),
    }),
  }),
  where: checkInsWhere,
  loader: checkInLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectFields(ViewerRef, (t) => ({
  myCheckIns: t.field({
    type: [CheckInRef],
    description: "The viewer's own of the last eight weeks, the oldest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(recentCheckIns).load(userId),
  }),
}));
