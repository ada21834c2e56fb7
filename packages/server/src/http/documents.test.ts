import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../modules/payments/tables.ts';
import { signUpPerson } from '../testing/testPeople.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let issued = { id: 0, label: '' };
beforeAll(async () => {
  server = await testServer();
  const ofMember = and(eq(documents.userId, await server.idOf('member')), eq(documents.kind, 'acknowledgement'));
  const [row] = await server.app.database.db.select().from(documents).where(ofMember).orderBy(asc(documents.id)).limit(1);
  if (!row) throw new Error('The demo member has no acknowledgement');
  issued = { id: row.id, label: row.label };
});
afterAll(() => server.close());

const path = () => `/api/documents/${issued.id}.pdf`;
const UNKNOWN = '/api/documents/999999999.pdf';
const statusFor = async (key: string, address = path()) => {
  const { status, json } = await (await server.as(key)).send(address);
  return [status, typeof json?.error];
};

describe('GET /api/documents/{id}.pdf', () => {
  it('sends the person of the document a file that is not cached', async () => {
    const { status, headers, text } = await (await server.as('member')).send(path());
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${issued.label}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(Number(headers.get('content-length'))).toBeGreaterThan(5000);
  });

  it('sends it to staff who read the payments of the person', async () => {
    expect(await statusFor('tribe-team-ro')).toEqual([200, 'undefined']);
    expect(await statusFor('admin')).toEqual([200, 'undefined']);
  });

  it('rejects everyone else', async () => {
    expect(await statusFor('coach')).toEqual([403, 'string']);
    const { browser } = await signUpPerson(server);
    expect((await browser.send(path())).status).toBe(403);
    expect((await browser.send(UNKNOWN)).status).toBe(403);
    const visitor = await server.browser().send(path());
    expect([visitor.status, typeof visitor.json.error]).toEqual([401, 'string']);
  });

  it.each(['/api/documents/999999999.pdf', '/api/documents/0.pdf', '/api/documents/nothing.pdf', '/api/documents/1'])(
    'finds nothing at %s',
    async (address) => {
      expect(await statusFor('admin', address)).toEqual([404, 'string']);
    },
  );

  it('responds to HEAD with the same rules and no body', async () => {
    const { status, headers, text } = await (await server.as('member')).send(path(), { method: 'HEAD' });
    expect([status, headers.get('content-type'), text]).toEqual([200, 'application/pdf', '']);
    expect((await (await server.as('coach')).send(path(), { method: 'HEAD' })).status).toBe(403);
  });

  it.each(['POST', 'PUT', 'DELETE'])('rejects %s', async (method) => {
    const { status, headers } = await (await server.as('member')).send(path(), { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is the address in the pdfUrl of the document', async () => {
    const { data } = await server.request('member', 'query ($id: Int!) { viewer { document(databaseId: $id) { number pdfUrl } } }', {
      id: issued.id,
    });
    expect(data.viewer.document).toEqual({ number: issued.label, pdfUrl: path() });
  });
});
