import type { Browser, Page } from '@playwright/test';
import { answered, expect, test } from './fixtures.ts';

/** Runs as another person, in a separate browser. */
async function another(browser: Browser, baseURL: string | undefined, key: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const data = { method: 'login', username: `${key}@atlas.example`, password: 'Atlas-demo-2026!' };
  expect((await context.request.post('/api/auth', { data })).status()).toBe(200);
  return context.newPage();
}

/**
 * Staff create a course from scratch: course, unit and lesson, opened to members. Members see it
 * once it is published, and one of them finishes the lesson.
 */
test('staff create a course and publish it to members, and a member finishes its lesson', async ({ page, atlas, browser, baseURL }, {
  project,
}) => {
  const name = `Meetings that end on time ${project.name} ${Date.now()}`;
  await atlas.logIn('admin');

  await page.goto('/courses');
  await page.getByRole('link', { name: 'Create a Course' }).click();
  await page.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByText('Errors prevented this form from being saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Access levels' }).click();
  await page.getByRole('option', { name: 'Member', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^[\d,]+ (?:members|people) can open this/)).toBeVisible();
  await page.getByRole('button', { name: 'Create course' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name}: Units and lessons | Atlas`);
  await page.getByRole('button', { name: 'Add unit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add unit' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Before the meeting');
  await dialog.getByRole('button', { name: 'Add unit' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Add lesson' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Write the agenda');
  await page.getByRole('radio', { name: 'Image/Text Only' }).check();
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await text.fill('Three lines: what, why, until when.');
  // Bold by its shortcut, which undo reverts like typing.
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(13, 17));
  await expect(page.getByRole('toolbar', { name: 'Format' })).toBeVisible();
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('Three lines: **what**, why, until when.');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Three lines: what, why, until when.');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(13, 17));
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).locator('strong')).toHaveText('what');
  await page.getByRole('button', { name: 'Create lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write the agenda' })).toBeVisible();

  await page.getByRole('link', { name: 'Add files' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add files' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Agenda.txt', mimeType: 'text/plain', buffer: Buffer.from('What\nWhy\nUntil when\n') });
  await expect(page.getByText('Agenda.txt').first()).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Agenda.txt' })).toBeVisible();

  const member = await another(browser, baseURL, 'member');
  await member.goto('/courses/my-courses?sort=newest');
  await expect(member.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible();
  await expect(member.getByRole('link', { name })).toHaveCount(0);

  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Only staff see this until you publish it.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish to members' }).click();
  const publishing = page.getByRole('dialog', { name: `Publish ${name}` });
  await expect(publishing.getByText('It has 1 lesson.')).toBeVisible();
  await expect(publishing.getByText(/[\d,]+ people get it \(Member\), and no one else\.$/)).toBeVisible();
  await publishing.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(`${name} is published.`)).toBeVisible();

  await member.goto('/courses/my-courses?sort=newest');
  await member.getByRole('link', { name }).first().click();
  await member
    .getByRole('link', { name: /Start first lesson/ })
    .first()
    .click();
  await expect(member.getByText('Three lines:')).toBeVisible();
  await expect(member.getByRole('link', { name: /^Agenda/ })).toBeVisible();
  await answered(member, 'useFinishLessonMutation', () => member.getByRole('button', { name: 'Mark as done' }).click());
  await member.goto('/courses/my-courses?filter=completed');
  await expect(member.getByRole('link', { name }).first()).toBeVisible();
  await member.context().close();
});

test('staff add lessons one after the other, and move one to another unit and back', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ createCourse: { databaseId: number } }>(
    'mutation { createCourse(input: { name: "To be sorted", accessLevelIds: [] }) { databaseId } }',
  );
  const courseId = data.createCourse.databaseId;
  for (const name of ['First', 'Second'])
    await atlas.request(`mutation { createUnit(courseId: ${courseId}, input: { name: "${name}" }) { id } }`);
  await page.goto(`/courses/${courseId}/tracks`);
  await page.getByRole('link', { name: 'Add lesson to First' }).click();
  for (const [name, isLast] of [
    ['Alpha', false],
    ['Beta', true],
  ] as const) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create lesson' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (!isLast) await page.getByRole('link', { name: 'Add another lesson' }).click();
  }

  await page.goto(`/courses/${courseId}/tracks`);
  const lessonsOf = (unit: string) => page.getByRole('list', { name: `Lessons of ${unit}` }).getByRole('link');
  await expect(lessonsOf('First')).toHaveText(['Alpha', 'Beta']);
  await expect(page.getByText('No video yet')).toHaveCount(2);
  // By keyboard alone.
  await page.getByRole('button', { name: 'Actions for Alpha' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to 2. Second' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(lessonsOf('Second')).toHaveText(['Alpha']);
  await expect(lessonsOf('First')).toHaveText(['Beta']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lessonsOf('First')).toHaveText(['Alpha', 'Beta']);
  await page.reload();
  await expect(lessonsOf('First')).toHaveText(['Alpha', 'Beta']);

  // Someone else moved a lesson in the meantime: this order is not saved over theirs.
  const { data: read } = await atlas.request<{
    viewer: { course: { units: { databaseId: number; lessons: { databaseId: number }[] }[] } };
  }>(`{ viewer { course(databaseId: ${courseId}) { units { databaseId lessons { databaseId } } } } }`);
  const [first, second] = read.viewer.course.units;
  const [alpha, beta] = first?.lessons.map(({ databaseId }) => databaseId) ?? [];
  await atlas.request(
    `mutation { saveTracks(courseId: ${courseId}, order: [{ unitId: ${first?.databaseId}, lessonIds: [${beta}] }, { unitId: ${second?.databaseId}, lessonIds: [${alpha}] }]) { id } }`,
  );
  await page.getByRole('button', { name: 'Move down Alpha' }).click();
  await expect(page.getByText(/^Someone else saved this course/)).toBeVisible();
  await expect(lessonsOf('Second')).toHaveText(['Alpha']);
});

test('two people edit one course: the second save reports the conflict and loses nothing', async ({ page, atlas, browser, baseURL }) => {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ createCourse: { databaseId: number } }>(
    'mutation { createCourse(input: { name: "For two", shortDescription: "As it was", accessLevelIds: [] }) { databaseId } }',
  );
  const path = `/courses/${data.createCourse.databaseId}/edit`;
  await page.goto(path);
  const mine = page.getByRole('textbox', { name: 'Short description' });
  await expect(mine).toHaveValue(/.+/);

  const theirs = await another(browser, baseURL, 'admin');
  await theirs.goto(path);
  const authored = `Extra lessons for members, ${Date.now()}`;
  await theirs.getByRole('textbox', { name: /^Description/ }).fill(authored);
  await theirs.getByRole('button', { name: 'Save course' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'For two' })).toBeVisible();
  await theirs.context().close();

  await mine.fill('What I typed meanwhile');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Someone else saved this while you were editing')).toBeVisible();
  await expect(mine).toHaveValue('What I typed meanwhile');
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(authored);
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('What I typed meanwhile')).toBeVisible();
});

test('denies access to people who do not manage courses, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('member');
  atlas.expects(/403 GET \/courses\/new/);
  await page.goto('/courses/new');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const { errors } = await atlas.request('mutation { createCourse(input: { name: "Mine", accessLevelIds: [] }) { name } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
