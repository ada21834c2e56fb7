import { XP_SOURCES } from '@atlas/domain/journey';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { XpEntryRef } from './refs.ts';
import { xpEntryLoader, xpList, xpWhere } from './repo.ts';

const XpSourceEnum = enumOf(
  'XpSource',
  XP_SOURCES.map(({ value }) => value),
);

builder.node(XpEntryRef, {
  description: 'An entry of the ledger of points. The total is the sum.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => ctx.loader(xpEntryLoader).load(Number(id)),
  fields: (t) => ({
    source: t.field({ type: XpSourceEnum, resolve: (entry) => entry.source }),
    points: t.exposeInt('points', { description: 'XP; below zero for what staff took back.' }),
    label: t.exposeString('label', { description: 'What it was for.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const XpFilter = builder.inputType('XpFilter', { fields: (t) => ({ source: t.field({ type: XpSourceEnum }) }) });

listField(ViewerRef, {
  name: 'xpHistory',
  description: "The viewer's own points, as a history.",
  type: XpEntryRef,
  list: xpList,
  filter: XpFilter,
  where: (filter, _source, { userId }) => xpWhere(filter, userId),
  loader: xpEntryLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(UserRef, {
  name: 'xpHistory',
  typeName: 'UserXpHistory',
  description: 'The points of a person, as a history.',
  type: XpEntryRef,
  list: xpList,
  filter: XpFilter,
  where: (filter, _source, { id }) => xpWhere(filter, id),
  loader: xpEntryLoader,
  defaultSort: { by: 'created', descending: true },
});
