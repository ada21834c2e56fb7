import { MY_EVENT_FILTERS } from '@atlas/domain/events';
import { MAX_COUNTED } from '@atlas/domain/lists';
import { builder } from '../../graphql/builder.ts';
import { connectionComplexity, forwardConnection } from '../../graphql/cursor.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { myEvents } from './commands.ts';
import { EventRef } from './refs.ts';
import { comparePlaces } from './repo.ts';

const MyEventPeriod = enumOf(
  'MyEventPeriod',
  MY_EVENT_FILTERS.map(({ value }) => value),
);

const MyEventsFilter = builder.inputType('MyEventsFilter', {
  fields: (t) => ({ search: t.string(), period: t.field({ type: MyEventPeriod }) }),
});

builder.objectField(ViewerRef, 'myEvents', (t) =>
  t.connection(
    {
      type: EventRef,
      description:
        'The events that the viewer has, had or will have: upcoming ones by their next occurrence, then past ones, latest first, and cancelled ones last.',
      args: { offset: t.arg.int(), filter: t.arg({ type: MyEventsFilter }) },
      complexity: connectionComplexity,
      resolve: async (_viewer, { filter, ...page }, ctx) => {
        const rows = await myEvents(ctx, filter ?? {});
        const connection = await forwardConnection(
          page,
          'next',
          ({ limit, offset, after }) =>
            Promise.resolve(rows.filter(({ place }) => after === null || comparePlaces(place, after) > 0).slice(offset, offset + limit)),
          ({ event, place }) => ({ node: event, place }),
        );
        return { ...connection, total: Math.min(rows.length, MAX_COUNTED + 1) };
      },
    },
    {
      name: 'MyEventsConnection',
      fields: (c) => ({
        totalCount: c.int({
          description: 'Counted up to 1,001.',
          resolve: (connection) => (connection as unknown as { total: number }).total,
        }),
      }),
    },
    { name: 'MyEventsEdge' },
  ),
);
