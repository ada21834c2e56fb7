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
  description: "A member's weekly check-in.",
  id: { resolve: (checkIn) => checkIn.id },
  loadOne: (id, ctx) => ctx.loader(checkInLoader).load(Number(id)),
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      resolve: (checkIn, _args, ctx) => userOf(ctx, checkIn.userId),
    }),
    week: t.expose('week', { type: 'Day', description: 'Monday of its week in Manila.' }),
    answer: t.field({ type: CheckInAnswerEnum, resolve: (checkIn) => checkIn.answer }),
    next: t.exposeString('next', { description: "The member's plan for the next week." }),
    needsHelp: t.exposeBoolean('needsHelp'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'checkIns',
  description: 'Check-ins of the viewer and of the people they are responsible for.',
  type: CheckInRef,
  list: checkInsList,
  filter: builder.inputType('CheckInsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or Tribe ID.' }),
      groupId: t.int({ description: 'Id of an accountability group.' }),
      week: t.field({ type: 'Day', description: 'Monday of the week in Manila.' }),
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
    description: "The viewer's own check-ins of the last eight weeks, oldest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(recentCheckIns).load(userId),
  }),
}));
