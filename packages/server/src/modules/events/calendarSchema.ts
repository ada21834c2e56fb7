import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { calendarFeedUrl, resetCalendarFeed } from './calendarCommands.ts';

builder.objectField(ViewerRef, 'calendarFeedUrl', (t) =>
  t.string({
    nullable: true,
    description:
      "Address from which calendar apps read the viewer's events. Anyone with the address can read it. Null before it is created.",
    resolve: (_viewer, _args, ctx) => calendarFeedUrl(ctx),
  }),
);

builder.mutationField('resetCalendarFeed', (t) =>
  t.field({
    type: ViewerRef,
    description: "Creates the address of the viewer's calendar feed, or replaces it. The previous address stops working.",
    resolve: async (_root, _args, ctx) => {
      await resetCalendarFeed(ctx);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
);
