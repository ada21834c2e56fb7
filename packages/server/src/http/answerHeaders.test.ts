import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../modules/payments/tables.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const mutate = async (text: string) => {
  const { json } = await admin.graphql(`mutation { ${text} }`);
  if (json.errors) throw new Error(json.errors[0].message);
  return json.data as Record<string, { databaseId: number }>;
};
const exported = async (format: string) => {
  const { startExport } = await mutate(`startExport(list: CLIENT_ERRORS, format: ${format}, search: "") { databaseId }`);
  return `/api/exports/${startExport?.databaseId}`;
};
const uploaded = async (name: string, body: string) => {
  const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
  const ownerId = json.data.viewer.course.units[0].lessons[0].databaseId as number;
  const query = new URLSearchParams({ owner: 'lessonId', ownerId: String(ownerId), purpose: 'attachment', name });
  return (await admin.send(`/api/upload-file?${query}`, { method: 'POST', body })).json.url as string;
};

/** One path for each kind of response, created when the test runs. */
const DOORS: Readonly<Record<string, () => Promise<string> | string>> = {
  'an exported sheet': () => exported('CSV'),
  'an exported workbook': () => exported('XLSX'),
  'a text file': () => uploaded('notes.csv', 'a,b\n1,2\n'),
  'a document': async () => {
    const [row] = await server.app.database.db.select({ id: documents.id }).from(documents).limit(1);
    return `/api/documents/${row?.id}.pdf`;
  },
  'a calendar feed': async () => {
    await admin.graphql('mutation { resetCalendarFeed { calendarFeedUrl } }');
    const { json } = await admin.graphql('{ viewer { calendarFeedUrl } }');
    return new URL(json.data.viewer.calendarFeedUrl as string).pathname;
  },
  'a token': () => '/api/auth?method=getToken',
  health: () => '/api/health',
  locations: () => '/api/locations/countries',
  'an unknown address': () => '/api/nothing',
  'a page before the first build': () => '/courses',
};

it.each(Object.entries(DOORS))('%s states its character set and cannot be embedded', async (_what, pathOf) => {
  const { status, headers, text } = await admin.send(await pathOf());
  expect([status, text.length > 0]).toEqual([expect.any(Number), true]);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-type')).toMatch(
    /^(?:(?:text\/[\w-]+|application\/json); charset=utf-8|image\/\w+|application\/pdf|application\/vnd[\w.-]+)$/,
  );
});
