// @vitest-environment node
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '@atlas/domain/access';
import { renderPage, planPage, prepareRenderer } from './render.tsx';
import type { PageData } from './session/pageData.ts';
import { course, lesson, lessonIn, unit } from './testing/courses.ts';
import { connection } from './testing/storyAnswers.ts';
import { createStoryServer } from './testing/storyServer.ts';
import { admin, member, viewerUser } from './testing/storyUsers.ts';

const NOW = '2025-11-12T02:00:00.000Z';
const noOne: PageData = { href: '/', session: { token: null, user: null }, now: NOW };

beforeAll(prepareRenderer, 60_000);

/** Builds the data that the server embeds in a user's page. */
async function dataFor(user: SessionUser, href: string, viewer: object): Promise<PageData> {
  const { query } = await planPage(href, user);
  const onBroken = (error: Error) => {
    throw error;
  };
  const story = createStoryServer({ data: { viewer: { user: viewerUser(user), ...viewer } }, onBroken });
  const response = query && (await story.answer(query.id, query.variables));
  return { href, session: { token: `token of ${user.id}`, user }, now: NOW, ...(query && { query: { ...query, response } }) };
}

describe('planPage', () => {
  test.each([
    ['/', member, 'home', 'member', '/'],
    ['/courses?page=2', admin, 'courses', 'staff', '/courses?page=2'],
    ['/courses/my-courses', null, 'login', 'public', '/login?redirectTo=%2Fcourses%2Fmy-courses'],
    ['/freelancing-course', null, 'mainAffiliateLink', 'public', '/freelancing-course'],
  ])('plans %s', async (href, user, name, audience, rendered) => {
    expect(await planPage(href, user)).toMatchObject({ href: rendered, screen: { name, audience } });
  });

  test.each([
    ['/courses', member],
    ['/nowhere/at/all', null],
  ])('has no screen for %s', async (href, user) => {
    expect((await planPage(href, user)).screen).toBeNull();
  });

  test('includes the query variables that the address names', async () => {
    expect((await planPage('/courses?sort=name&page=2', admin)).query?.variables).toMatchObject({ offset: 10, sort: { by: 'name' } });
    expect((await planPage('/courses/my-courses/7', member)).query?.variables).toEqual({ id: 7 });
  });
});

describe('renderPage', () => {
  test('renders the question about cookies with its styles, outside the page, only where it is asked', async () => {
    const data: PageData = { ...noOne, href: '/privacy-policy' };
    const [asking, silent] = [await renderPage(data, true), await renderPage(data)];
    expect(asking.consent).toMatch(/^<section id="consent"[^>]*>.*<form [^>]*action="\/api\/consent" method="post"/);
    expect(asking.html).toBe(silent.html);
    expect(silent.consent).toBe('');
    expect(asking.styles.join('').length).toBeGreaterThan(silent.styles.join('').length);
  });

  const viewer = {
    myCourses: connection([course({ databaseId: 2, name: 'Find a niche you can explain' })]),
    learning: { finishedLessons: 44, totalLessons: 101, finishedCourses: 1, totalCourses: 7, openCourses: 5 },
  };

  test('renders the whole page with its data, title and styles', async () => {
    const { html, title, styles } = await renderPage(await dataFor(member, '/', viewer));
    // React marks where one text node ends and the next begins.
    const text = html.replaceAll('<!-- -->', '');
    expect(text).toContain('Good morning, Maricel');
    expect(text).toContain('44 of 101 lessons');
    expect(text).toContain('Find a niche you can explain');
    expect(html).not.toContain('<title>');
    expect(html).not.toMatch(/ style="/);
    expect(title).toBe('Home | Atlas');
    expect(styles[0]).toMatch(/^<style data-styled="true"[^>]*>[\s\S]+<\/style>$/);
  });

  test('never mixes the data of people whose pages render at the same time', async () => {
    const people = Array.from({ length: 60 }, (_none, n) => ({
      ...member,
      id: 1000 + n,
      firstName: `Person${n}x`,
      name: `Person${n}x Reyes`,
    }));
    const pages = await Promise.all(people.map(async (user) => (await renderPage(await dataFor(user, '/', viewer))).html));
    for (const [n, html] of pages.entries()) {
      const named = new Set(html.match(/Person\d+x/g));
      expect([...named]).toEqual([`Person${n}x`]);
    }
  });

  test('sends no request and leaves a page without data to the browser in its layout', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { html } = await renderPage({ ...noOne, session: { token: null, user: member } });
    expect(html).toContain('Atlas home');
    expect(html).not.toContain('Good morning');
    expect(html).not.toContain('<script');
    expect(fetched).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test.each([
    ['/courses', member, 'Access Restricted', 'Access Restricted'],
    ['/nowhere/at/all', member, 'Page not found', 'Page not found'],
    ['/login', null, 'Welcome back', 'Log in'],
  ])('renders %s', async (href, user, heading, title) => {
    const page = await renderPage({ ...noOne, href, session: { token: null, user } });
    expect(page.html).toContain(heading);
    expect(page.title).toBe(`${title} | Atlas`);
  });

  test.each([
    ['VIDEO', ['MemberLayout', 'VideoPlayer']],
    ['EMBED', ['MemberLayout', 'EmbedFrame']],
    ['TEXT', ['MemberLayout']],
  ] as const)('lists the parts of the page: a lesson of the type %s', async (type, expected) => {
    const address = 'https://lessons.example/1';
    const content = { body: '', videoEmbedUrl: type === 'VIDEO' ? address : null, embedUrl: type === 'EMBED' ? address : null };
    const of = course({ name: 'Proposals', units: [unit({ name: 'First', lessons: [lesson({ name: 'One', type, content })] })] });
    const { parts } = await renderPage(await dataFor(member, '/courses/my-courses/1/101', { lesson: lessonIn(of, 101) }));
    expect(parts).toEqual(expected);
  });

  test('shows the errors of a form that was posted without script', async () => {
    const formError = { text: 'Incorrect email or password.', fields: {} };
    const { html } = await renderPage({ ...noOne, href: '/login', form: { path: '/login', values: { email: 'a@b.example' }, formError } });
    expect(html).toContain('Incorrect email or password.');
    expect(html).toContain('value="a@b.example"');
    const other = await renderPage({ ...noOne, href: '/signup', form: { path: '/login', values: { email: 'a@b.example' }, formError } });
    expect(other.html).not.toContain('Incorrect email or password.');
  });
});
