import { encodeGlobalID } from '@pothos/plugin-relay';
import { searchTypes, showsSearch } from '@atlas/domain/access';
import { asLine } from '@atlas/domain/forms';
import { readSearchType, SEARCH_TOO_LONG, whyNotSearch } from '@atlas/domain/lists';
import { accessRestricted, UserError } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { graceOf } from '../content/commands.ts';
import { search, type SearchHit } from './repo.ts';

const SearchResultRef = builder.objectRef<SearchHit>('SearchResult').implement({
  description: 'Something that the search found. Where it leads is a rule of the role.',
  fields: (t) => ({
    id: t.id({ resolve: ({ type, id }) => encodeGlobalID('SearchResult', `${type}-${id}`) }),
    databaseId: t.int({ description: 'The number of the record.', resolve: ({ id }) => id }),
    subId: t.exposeInt('subId', { nullable: true, description: 'For a lesson: the number of its course.' }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What tells it from others of its title: the course of a lesson, Tribe ID and e-mail address of a person.',
    }),
    type: t.exposeString('type', { description: 'course, event, resource, lesson, or user for a person.' }),
  }),
});

builder.queryField('globalSearch', (t) =>
  t.field({
    type: [SearchResultRef],
    description:
      'What whoever asks can open, by name, and for those with the flag of their page people, by e-mail address and Tribe ID too: 8 of each type at most, of one type alone 20, the best match first. Archived things are left out. Two letters match beginnings only, fewer match nothing. Refused to the roles without a search box. Specification 2 §7.',
    args: {
      query: t.arg.string({ required: true }),
      type: t.arg.string({ description: 'course, event, resource, lesson or user; anything else counts as none.' }),
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
