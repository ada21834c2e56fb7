import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonicalUrl.ts';

describe('canonicalUrl', () => {
  it.each([
    ['/', 'https://atlas.example/'],
    ['/?utm_source=fb', 'https://atlas.example/'],
    ['/freelancing-course', 'https://atlas.example/freelancing-course'],
    ['/freelancing-course/', 'https://atlas.example/freelancing-course'],
    ['/resources/public/7?page=2#top', 'https://atlas.example/resources/public/7'],
    ['/a%20b', 'https://atlas.example/a%20b'],
  ])('of %s is %s', (path, url) => expect(canonicalUrl('https://atlas.example', path)).toBe(url));
});
