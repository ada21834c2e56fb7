import { CLIENT_ERROR_KINDS } from '@atlas/domain/clientErrors';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ClientErrorReportRef } from './refs.ts';
import { CLIENT_ERROR_LIST, clientErrorLoader } from './repo.ts';

const ClientErrorKind = enumOf('ClientErrorKind', CLIENT_ERROR_KINDS, 'How the browser caught the error.');

builder.node(ClientErrorReportRef, {
  description: 'An error on a page, as reported by a browser, without any data about the person.',
  id: { resolve: (report) => report.id },
  loadOne: (id, ctx) => ctx.loader(clientErrorLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (report) => report.id }),
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.field({ type: ClientErrorKind, resolve: (report) => report.kind }),
    build: t.exposeString('build', { description: 'The hash in the name of the entry script that the page loaded.' }),
    route: t.exposeString('route', { nullable: true, description: 'The name of the route; null if there was none.' }),
    browser: t.exposeString('browser', { description: 'Browser family, such as Chrome.' }),
    message: t.exposeString('message'),
    stack: t.exposeString('stack'),
    requestId: t.exposeString('requestId', { description: 'Id of the request that reported it.' }),
  }),
});

listField(ViewerRef, {
  ...CLIENT_ERROR_LIST,
  one: 'clientError',
  description: 'Errors on pages, as reported by browsers.',
  type: ClientErrorReportRef,
  filter: builder.inputType('ClientErrorsFilter', {
    fields: (t) => ({
      kind: t.field({ type: [ClientErrorKind] }),
      route: t.string({ description: 'Name of a route.' }),
      requestId: t.string(),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});
