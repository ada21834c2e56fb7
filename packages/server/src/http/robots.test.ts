import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  const page = () => Promise.reject(new Error('robots.txt is no page'));
  server = await testServer({
    demo: false,
    site: {
      sendKept: () => false,
      sendPosted: async () => false,
      build: null,
      files: () => undefined,
      page,
      hasPage: () => Promise.resolve(true),
    },
  });
});
afterAll(() => server.close());

describe('robots.txt', () => {
  it('excludes the API and private pages, and links the sitemap', async () => {
    const { status, text, headers } = await server.browser().send('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /api/', 'Disallow: /courses$', 'Disallow: /courses/', 'Allow: /resources/public']),
    );
    expect(lines).not.toContain('Disallow: /');
    expect(lines).toContain(`Sitemap: ${server.app.settings.publicUrl}/sitemap.xml`);
  });

  it('responds to HEAD with its headers only', async () => {
    const { status, text } = await server.browser().send('/robots.txt', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });
});
