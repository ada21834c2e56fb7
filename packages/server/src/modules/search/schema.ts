import { encodeGlobalID } from '@pothos/plugin-relay';
import { searchTypes, showsSearch } from '@atlas/domain/access';
import { asLine } from '@atlas/domain/forms';
import { readSearchType, SEARCH_TOO_LONG, whyNotSearch } from '@atlas/domain/lists';
import { accessRestricted, UserError } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { graceOf } from '../content/commands.ts';
import { search, type SearchHit } from './repo.ts';

const SearchResultRef = builder.objectRef<SearchHit>('SearchResult').implement({
  description: 'A search result. The role determines the page it leads to.',
  fields: (t) => ({
    id: t.id({ resolve: ({ type, id }) => encodeGlobalID('SearchResult', `${type}-${id}`) }),
    databaseId: t.int({ description: 'The databaseId of the record.', resolve: ({ id }) => id }),
    subId: t.exposeInt('subId', { nullable: true, description: 'For a lesson, the databaseId of its course.' }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', {
      nullable: true,
      description:
        'Distinguishes results with the same title: the course of a lesson, the Tribe ID and email address of a person, or the address of a funnel.',
    }),
    type: t.exposeString('type', { description: 'course, event, resource, lesson, product, user (a person), funnel, or group.' }),
  }),
});

builder.queryField('globalSearch', (t) =>
  t.field({
    type: [SearchResultRef],
    description:
      'Searches by name what the viewer can open. Products, people, also by email address and Tribe ID, funnels, also by address, and groups are found by viewers with the flag of their page. Returns at most 8 results of each type, or 20 when one type is requested, best match first. Archived records are omitted. Two letters match only prefixes; fewer match nothing. Forbidden for roles without a search box. Specification 2 §7.',
    args: {
      query: t.arg.string({ required: true }),
      type: t.arg.string({ description: 'course, event, resource, lesson, product, user, funnel or group. Any other value is ignored.' }),
    },
    resolve: async (_root, { query, type }, ctx) => {
      const { access } = ctx.signedIn().reader;
      if (!showsSearch({ accessLevel: null, roles: access.roles })) throw accessRestricted();
      const rejection = whyNotSearch(query);
      if (rejection === SEARCH_TOO_LONG) throw new UserError('BAD_USER_INPUT', rejection);
      if (rejection !== null) return [];
      ctx.app.budgets.take(ctx, 'search');
      const types = searchTypes(access).map(({ value }) => value);
      return search(ctx.source, { query: asLine(query), type: readSearchType(type), types }, await graceOf(ctx));
    },
  }),
);
