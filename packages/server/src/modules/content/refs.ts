import { type Publication, PUBLICATIONS, publicationOf, PUBLISH_WHEN, type PublishCheck, type Shown } from '@atlas/domain/content';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';

export const PublicationEnum = enumOf<Publication>(
  'Publication',
  PUBLICATIONS,
  'A draft is visible only to staff; a scheduled item is one until its time.',
);

/** Content that staff publish to members: a course, a lesson, an event or a resource. */
export const PublishableRef = builder.interfaceRef<Shown & { id: number; name: string }>('Publishable').implement({
  description: 'Content that staff publish to members.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true, description: 'When members see it; null for a draft.' }),
    publication: t.field({ type: PublicationEnum, resolve: ({ publishedAt }, _args, ctx) => publicationOf(publishedAt, ctx.source.now) }),
  }),
});

export const PublishCheckRef = builder.objectRef<PublishCheck>('PublishCheck').implement({
  description: 'A line of the checklist before publishing.',
  fields: (t) => ({
    key: t.exposeString('key'),
    text: t.exposeString('text'),
    isMet: t.exposeBoolean('isMet'),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether the item cannot be published without it.' }),
  }),
});

export const PublishInput = builder.inputType('PublishInput', {
  fields: (t) => ({
    when: t.field({ type: enumOf('PublishWhen', PUBLISH_WHEN), required: true }),
    day: t.string({ description: 'A day in Manila, such as 2025-11-17.' }),
    time: t.string({ description: 'A half hour of that day, such as 9:30 AM.' }),
  }),
});
