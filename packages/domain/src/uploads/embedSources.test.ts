import { describe, expect, test } from 'vitest';
import { embedSources } from './embedHosts.ts';
import { isEmbedAllowed } from './isEmbedAllowed.ts';

describe('embedSources', () => {
  test('names each host and what is below it', () => {
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
  ])('%j names nothing', (entry) => {
    expect(embedSources([entry])).toEqual([]);
    expect(isEmbedAllowed('https://canva.com/x', [entry])).toBe(false);
  });

  /** Whether a policy with this source lets an https address in. */
  const lets = (source: string, host: string) =>
    source.startsWith('https://*.') ? host.endsWith(source.slice('https://*'.length)) : source === `https://${host}`;

  test.each(['canva.com', 'www.canva.com', 'a.b.canva.com', 'notcanva.com', 'canva.com.evil.example', 'com'])(
    'an address at %s is let in by the policy when the rule allows it',
    (host) => {
      const allowList = ['canva.com', 'miro.com'];
      expect(embedSources(allowList).some((source) => lets(source, host))).toBe(isEmbedAllowed(`https://${host}/x`, allowList));
    },
  );
});
