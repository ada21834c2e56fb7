import { expect, test } from 'vitest';
import { REDIRECT_TO_ITSELF } from './redirectProblems.ts';
import { REDIRECT_EXISTS, type RestorableRedirect, whyNotRestoreRedirect } from './whyNotRestoreRedirect.ts';

const rule: RestorableRedirect = { fromPath: '/a', match: 'exact', target: '/b', audience: 'everyone', priority: 0 };

test.each<[string, Partial<RestorableRedirect>, Partial<RestorableRedirect>[], string | null]>([
  ['alone', {}, [], null],
  ['whose path became a page of Atlas', { fromPath: '/courses' }, [], '/courses belongs to Atlas and cannot be redirected.'],
  ['that leads to itself', { target: '/A/' }, [], REDIRECT_TO_ITSELF],
  ['that closes a loop', {}, [{ fromPath: '/b', target: '/a' }], 'This would lead in a circle: /a → /b → /a.'],
  [
    'to a host that is no longer allowed',
    { target: 'https://shop.example' },
    [],
    'shop.example is not on the list of hosts that redirect rules may lead to. An admin adds hosts in the settings.',
  ],
  ['to a host of the list', { target: 'https://www.example.com' }, [], null],
  ['equal to another', {}, [{ fromPath: '/A', target: '/c' }], REDIRECT_EXISTS],
  ['like another for other people', {}, [{ audience: 'members' }], null],
  ['like another of another priority', {}, [{ priority: 1 }], null],
  ['like another prefix', {}, [{ match: 'prefix' }], null],
])('a rule %s', (_what, values, others, problem) =>
  expect(
    whyNotRestoreRedirect({ ...rule, ...values }, { hosts: ['example.com'], others: others.map((one) => ({ ...rule, ...one })) }),
  ).toBe(problem),
);
