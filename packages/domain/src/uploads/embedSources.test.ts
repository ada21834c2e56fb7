import { describe, expect, test } from 'vitest';
import { embedSources } from './embedHosts.ts';
import { isEmbedAllowed } from './isEmbedAllowed.ts';

describe('embedSources', () => {
  test('lists each host and its subdomains', () => {
    expect(embedSources(['canva.com', ' Docs.Google.com '])).toEqual([
      'https://canva.com',
      'https://*.canva.com',
      'https://docs.google.com',
      'https://*.docs.google.com',
    ]);
  });

  test.each([
    '',
    '*',
    'https://canva.com',
    "canva.com; script-src 'unsafe-inline'",
    'localhost',
    'canva.com/path',
    'canva.com:8080',
    "'self'",
  ])('lists nothing for %j', (entry) => {
    expect(embedSources([entry])).toEqual([]);
    expect(isEmbedAllowed('https://canva.com/x', [entry])).toBe(false);
  });

  /** Whether a policy with this source allows an https address. */
  const lets = (source: string, host: string) =>
    source.startsWith('https://*.') ? host.endsWith(source.slice('https://*'.length)) : source === `https://${host}`;

  test.each(['canva.com', 'www.canva.com', 'a.b.canva.com', 'notcanva.com', 'canva.com.evil.example', 'com'])(
    'the policy allows an address at %s exactly when isEmbedAllowed does',
    (host) => {
      const allowList = ['canva.com', 'miro.com'];
      expect(embedSources(allowList).some((source) => lets(source, host))).toBe(isEmbedAllowed(`https://${host}/x`, allowList));
    },
  );
});
