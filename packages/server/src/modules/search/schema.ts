import { encodeGlobalID } from '@pothos/plugin-relay';
import { showsSearch } from '@atlas/domain/access';
import { SEARCH_TYPES } from '@atlas/domain/navigation';
import { accessRestricted } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { search, type SearchHit } from './repo.ts';

const SearchResultRef = builder.objectRef<SearchHit>('SearchResult').implement({
  description: 'Something that the search found. Where it leads is a rule of the role.',
  fields: (t) => ({
    id: t.id({ resolve: ({ type, id }) => encodeGlobalID('SearchResult', `${type}-${id}`) }),
    databaseId: t.int({ description: 'The number of the record.', resolve: ({ id }) => id }),
    subId: t.exposeInt('subId', { nullable: true, description: 'For a lesson: the number of its course.' }),
    title: t.exposeString('title'),
    type: t.exposeString('type', { description: 'course, event, resource or lesson.' }),
  }),
});

builder.queryField('globalSearch', (t) =>
  t.field({
    type: [SearchResultRef],
    description:
      'Courses, lessons, events and resources that belong to whoever asks or open for everybody, by name: 20 at most, the best match first. One or two characters match beginnings only. Refused to the roles without a search box. Specification 2 §7.',
    args: {
      query: t.arg.string({ required: true }),
      type: t.arg.string({ description: 'course, event, resource or lesson; anything else counts as none.' }),
    },
    resolve: (_root, { query, type }, ctx) => {
      const { reader } = ctx.signedIn();
      if (!showsSearch({ accessLevel: null, roles: reader.access.roles })) throw accessRestricted();
      return search(ctx.source, query, SEARCH_TYPES.find(({ value }) => value === type)?.value ?? null);
    },
  }),
);
