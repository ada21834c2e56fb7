import { builder } from './builder.ts';

/** The signed-in person and everything scoped to them. Modules add their fields. */
export const ViewerRef = builder.objectRef<{ userId: number }>('Viewer').implement({
  description: 'The signed-in person and the data they can access.',
});

builder.queryField('viewer', (t) =>
  t.field({ type: ViewerRef, resolve: (_root, _args, ctx) => ({ userId: ctx.signedIn().session.userId }) }),
);
