import { expect, test } from 'vitest';
import { hiddenPageText, slugOfPath } from './hiddenPage.ts';

test.each([
  ['/va', 'va'],
  ['/VA/', 'va'],
  ['/va/maria', null],
  ['/', null],
  ['', null],
  ['va', null],
])('the slug of %j is %j', (path, slug) => expect(slugOfPath(path)).toBe(slug));

test.each([
  [{ kind: 'funnel', name: 'Freelancing Course' }, 'the funnel Freelancing Course'],
  [{ kind: 'funnel', name: null }, 'a funnel'],
  [{ kind: 'affiliate', name: 'Maria Santos' }, 'the main link of Maria Santos'],
  [{ kind: 'affiliate', name: null }, 'the main link of an affiliate'],
] as const)('%j reads %s', (page, text) => expect(hiddenPageText(page)).toBe(text));
