import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { WINDOW_REVERSED } from '../funnels/salesWindow.ts';
import { ROUTES } from '../navigation/routes.ts';
import { matchRedirect, redirectTarget, tryRedirects } from './matchRedirect.ts';
import { MAX_PRIORITY, redirectForm } from './redirectForm.ts';
import {
  fromPathProblem,
  INVALID_FROM_PATH,
  INVALID_TARGET,
  loopProblem,
  REDIRECT_TO_ITSELF,
  redirectLoop,
  targetProblem,
} from './redirectProblems.ts';
import { coversPath, type RedirectRule } from './redirectRule.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const rule = (values: Partial<RedirectRule>): RedirectRule => ({
  id: 1,
  fromPath: '/start',
  match: 'exact',
  target: '/freelancing-course',
  audience: 'everyone',
  startsAt: null,
  endsAt: null,
  priority: 0,
  isArchived: false,
  ...values,
});
const visitor = { path: '/start', role: null };

describe('coversPath', () => {
  test.each([
    ['exact', '/start', '/start', true],
    ['exact', '/start', '/START/', true],
    ['exact', '/start', '/start/now', false],
    ['exact', '/start', '/starting', false],
    ['prefix', '/start', '/start', true],
    ['prefix', '/start', '/start/', true],
    ['prefix', '/start', '/start/now/then', true],
    ['prefix', '/start', '/starting', false],
    ['prefix', '/start/now', '/start', false],
  ] as const)('%s %s covers %s: %s', (match, fromPath, path, covers) => expect(coversPath({ fromPath, match }, path)).toBe(covers));
});

describe('matchRedirect', () => {
  test.each([
    ['everyone', null, true],
    ['everyone', 'member', true],
    ['visitors', null, true],
    ['visitors', 'non-member', false],
    ['members', null, false],
    ['members', 'non-member', false],
    ['members', 'member', true],
    ['members', 'coach', true],
    ['non-members', 'non-member', true],
    ['non-members', 'member', false],
    ['non-members', null, false],
  ] as const)('a rule for %s applies to %s: %s', (audience, role, applies) =>
    expect(matchRedirect([rule({ audience })], { path: '/start', role }, NOW) !== null).toBe(applies),
  );

  test.each([
    ['before it starts', { startsAt: new Date(NOW.getTime() + 1) }, false],
    ['at its start', { startsAt: NOW }, true],
    ['before its end', { endsAt: new Date(NOW.getTime() + 1) }, true],
    ['at its end', { endsAt: NOW }, false],
    ['archived', { isArchived: true }, false],
  ])('%s', (_when, values, applies) => expect(matchRedirect([rule(values)], visitor, NOW) !== null).toBe(applies));

  test.each<[string, Partial<RedirectRule>, string]>([
    ['a lower priority', { priority: -1 }, 'Another rule has a higher priority.'],
    ['a shorter path', { fromPath: '/', match: 'prefix' }, 'none'],
    ['a prefix', { match: 'prefix' }, 'A rule for this path only comes first.'],
    ['the same, but younger', {}, 'An older rule comes first.'],
    ['other people', { audience: 'members' }, 'It is for other people.'],
    ['a later start', { startsAt: new Date('2025-12-01T00:00:00+08:00'), priority: 9 }, 'It starts on 12/01/2025.'],
    ['an end', { endsAt: new Date('2025-11-01T00:00:00+08:00'), priority: 9 }, 'It ended on 10/31/2025.'],
    ['archived', { isArchived: true, priority: 9 }, 'It is archived.'],
  ])('a rule with %s loses', (_what, values, why) => {
    const tried = tryRedirects([rule({ id: 2, ...values }), rule({})], visitor, NOW);
    expect(tried.filter((one) => one.why === null).map((one) => one.rule.id)).toEqual([1]);
    expect(tried.find((one) => one.rule.id === 2)?.why ?? 'none').toBe(why);
  });

  test('a rule for some people comes before one for everyone, and a longer path before a shorter one', () => {
    const rules = [rule({}), rule({ id: 2, audience: 'visitors' })];
    expect(matchRedirect(rules, visitor, NOW)?.id).toBe(2);
    expect(tryRedirects(rules, visitor, NOW).map(({ why }) => why)).toEqual([null, 'A rule for these people comes first.']);
    const prefixes = [rule({ match: 'prefix' }), rule({ id: 2, fromPath: '/start/now', match: 'prefix' })];
    expect(matchRedirect(prefixes, { path: '/start/now/1', role: null }, NOW)?.id).toBe(2);
    expect(tryRedirects(prefixes, { path: '/start/now/1', role: null }, NOW)[1]?.why).toBe('Another rule has a more specific path.');
  });
});

test.each([
  ['/free-lessons', '', '/free-lessons'],
  ['/free-lessons', '?', '/free-lessons'],
  ['/free-lessons', '?a=1&b=2', '/free-lessons?a=1&b=2'],
  ['/free-lessons?from=fb', '?a=1', '/free-lessons?from=fb&a=1'],
  ['/free-lessons?', '?a=1', '/free-lessons?a=1'],
  ['/free-lessons#top', '?a=1', '/free-lessons?a=1#top'],
  ['https://example.com/x?y=1#z', '?a=1', 'https://example.com/x?y=1&a=1#z'],
])('%s with the query %s is %s', (target, search, address) => expect(redirectTarget(target, search)).toBe(address));

describe('fromPathProblem', () => {
  test.each([
    ['/start', null],
    ['/start/now', null],
    ['/niño', null],
    ['start', INVALID_FROM_PATH],
    ['', INVALID_FROM_PATH],
    ['/start?a=1', INVALID_FROM_PATH],
    ['/start#a', INVALID_FROM_PATH],
    ['//evil.example', INVALID_FROM_PATH],
    ['/a//b', INVALID_FROM_PATH],
    ['/a/../courses', INVALID_FROM_PATH],
    ['/a b', INVALID_FROM_PATH],
    ['/a\\b', INVALID_FROM_PATH],
    ['/%E0%A4%A', INVALID_FROM_PATH],
    ['/a%2Fb', INVALID_FROM_PATH],
    ['/', 'The home page cannot be redirected.'],
    ['/courses/1', '/courses belongs to Atlas and cannot be redirected.'],
    ['/API/graphql', '/api belongs to Atlas and cannot be redirected.'],
    ['/%63ourses', '/courses belongs to Atlas and cannot be redirected.'],
  ])('%s: %s', (path, problem) => expect(fromPathProblem(path)).toBe(problem));

  test('refuses every page of Atlas', () => {
    const pages = ROUTES.map(({ pattern }) => `/${pattern.split('/')[1] ?? ''}`).filter((path) => /^\/[a-z0-9-]+$/.test(path));
    expect(pages.length).toBeGreaterThan(50);
    for (const path of pages) expect(fromPathProblem(path)).toMatch(/belongs to Atlas/);
  });
});

describe('targetProblem', () => {
  const unlisted = (host: string) =>
    `${host} is not on the list of hosts that redirect rules may lead to. An admin adds hosts in the settings.`;
  test.each([
    ['/free-lessons', null],
    ['/free-lessons?from=fb#top', null],
    ['/any-slug', null],
    ['/', null],
    ['https://example.com/a?b=c', null],
    ['https://shop.example.com', null],
    ['https://notexample.com', unlisted('notexample.com')],
    ['https://example.com.evil.ph', unlisted('example.com.evil.ph')],
    ['http://example.com', INVALID_TARGET],
    ['javascript:alert(1)', INVALID_TARGET],
    ['data:text/html,x', INVALID_TARGET],
    ['//example.com', INVALID_TARGET],
    ['/\\example.com', INVALID_TARGET],
    ['https://me:pw@example.com', INVALID_TARGET],
    ['https://exa mple.com', INVALID_TARGET],
    ['free-lessons', INVALID_TARGET],
    ['/api/auth', INVALID_TARGET],
    ['/a/b/c/d', INVALID_TARGET],
  ])('%s: %s', (target, problem) => expect(targetProblem(target, ['example.com'])).toBe(problem));
});

describe('redirectLoop', () => {
  const to = (fromPath: string, target: string, match: 'exact' | 'prefix' = 'exact') => ({ fromPath, match, target });
  test.each([
    ['to itself', to('/a', '/A/'), [], ['/a', '/A/']],
    ['below itself', to('/a', '/a/b', 'prefix'), [], ['/a', '/a/b']],
    ['in a loop of two', to('/a', '/b'), [to('/b', '/a?x=1')], ['/a', '/b', '/a']],
    ['in a loop of three', to('/a', '/b'), [to('/c', '/a'), to('/b', '/c')], ['/a', '/b', '/c', '/a']],
    ['through a prefix', to('/a', '/b/1'), [to('/b', '/a', 'prefix')], ['/a', '/b/1', '/a']],
    ['through one of two rules', to('/a', '/b'), [to('/b', '/d'), to('/b', '/a')], ['/a', '/b', '/a']],
  ])('finds a rule that leads %s', (_what, rule_, others, loop) => expect(redirectLoop(rule_, others)).toEqual(loop));

  test.each([
    ['a page', to('/a', '/free-lessons'), [to('/b', '/a')]],
    ['another site', to('/a', 'https://example.com/a'), [to('/b', '/a')]],
    ['a loop of others', to('/a', '/b'), [to('/b', '/c'), to('/c', '/b')]],
    ['below an exact path', to('/a', '/a/b'), []],
  ])('finds none to %s', (_what, rule_, others) => expect(redirectLoop(rule_, others)).toBeNull());

  test('is explained', () => {
    expect(loopProblem(['/a', '/a'])).toBe(REDIRECT_TO_ITSELF);
    expect(loopProblem(['/a', '/b', '/a'])).toBe('This would lead in a circle: /a → /b → /a.');
  });
});

describe('redirectForm', () => {
  const form = redirectForm({ hosts: ['example.com'], others: [{ fromPath: '/b', match: 'exact', target: '/a' }] });
  const typed = { fromPath: ' /Webinar/ ', target: '/free-lessons' };

  test('reads a rule as it is typed', () => {
    expect(form.parse({ ...typed, endsOn: '2025-12-31', priority: '5' })).toEqual({
      fromPath: '/webinar',
      match: 'exact',
      target: '/free-lessons',
      audience: 'everyone',
      startsAt: null,
      endsAt: new Date('2026-01-01T00:00:00+08:00'),
      priority: 5,
    });
  });

  test.each([
    [{ fromPath: '' }, { fromPath: 'Path is required' }],
    [{ fromPath: '/login' }, { fromPath: '/login belongs to Atlas and cannot be redirected.' }],
    [{ fromPath: '/a', target: '/b' }, { target: 'This would lead in a circle: /a → /b → /a.' }],
    [{ target: '/webinar' }, { target: REDIRECT_TO_ITSELF }],
    [{ target: 'javascript:alert(1)' }, { target: INVALID_TARGET }],
    [{ startsOn: '2025-12-02', endsOn: '2025-12-01' }, { endsOn: WINDOW_REVERSED }],
    [{ priority: -1 }, { priority: 'Priority is too low' }],
    [{ priority: MAX_PRIORITY + 1 }, { priority: 'Priority is too high' }],
    [{ audience: 'robots' }, { audience: 'Audience is not valid' }],
  ])('rejects %j', (change, errors) => expect(fieldErrors(form, { ...typed, ...change })).toEqual(errors));
});
