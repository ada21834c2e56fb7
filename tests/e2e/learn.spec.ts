import type { Page } from '@playwright/test';
import { fileSizeText } from '@atlas/domain/uploads';
import { readFileSync } from 'node:fs';
import { answered, documentOf, expect, logIn, started, tabTo, test } from './fixtures.ts';

const COURSE = 'Proposals that get answered';
const READING = 'How to read a job post in layers';
const LINKED = 'Start with why they posted';
const WATCHING = 'Three questions before you apply';

/** Each project learns as a different person, so that they do not undo each other’s lessons. */
const learners: Record<string, string> = { phone: 'overdue', desktop: 'upcoming' };
const learner = () => learners[test.info().project.name] ?? 'overdue';

test('a member signs in on the way to a course, finishes a lesson, returns to find it finished, and undoes it', async ({ page, atlas }) => {
  await atlas.logIn(learner());
  const path = await atlas.coursePath(COURSE);
  await page.context().clearCookies();

  await page.goto(path);
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(path)}`);
  await logIn(page, learner());
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: COURSE, level: 1 })).toBeVisible();
  const row = page.getByRole('link', { name: new RegExp(`^${READING}`) });
  await expect(row).not.toHaveAccessibleName(/Completed$/);

  await row.click();
  await expect(page.getByRole('heading', { name: READING, level: 1 })).toBeVisible();
  const lesson = page.url();
  await answered(page, 'useFinishLessonMutation', () => page.getByRole('button', { name: 'Mark as done' }).click());
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Actions' }).getByText('Done today')).toBeVisible();
  await page.getByRole('region', { name: 'Actions' }).getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Start with why they posted', level: 1 })).toBeVisible();

  // The course was rendered before the lesson was finished. Going back to it shows the current
  // state.
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('1 of 16 lessons')).toBeVisible();

  await page.reload();
  await page.goto(path);
  await expect(row).toHaveAccessibleName(/Completed$/);
  await expect(page.getByText('1 of 16 lessons')).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(lesson);
  await answered(page, 'useUnfinishLessonMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('a video uses no data before the tap, plays after it, and continues where the member stopped', async ({ page, atlas }) => {
  await atlas.logIn(learner());
  const path = await atlas.lessonPath(COURSE, WATCHING);
  await atlas.request('mutation ($id: Int!) { saveLessonPosition(lessonId: $id, positionSeconds: 0) { id } }', {
    id: Number(path.split('/').at(-1)),
  });
  const media: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || request.url().includes('/api/uploads/')) media.push(request.url());
  });
  await page.goto(path);
  const poster = page.getByRole('button', { name: /^Tap to load the video/ });
  await expect(poster).toContainText(/\d\smin · [\d.]+\s(kB|MB)/);
  await page.waitForLoadState('networkidle');
  expect(media).toEqual([]);

  await poster.click();
  const video = page.getByLabel(WATCHING).and(page.locator('video'));
  await expect(page.getByRole('status').filter({ hasText: 'Video loaded' })).toBeVisible();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  expect(media.length).toBeGreaterThan(0);

  const saved = page.waitForResponse((response) => {
    if (!documentOf(response.request()).includes('saveLessonPosition')) return false;
    const { variables } = response.request().postDataJSON() as { variables: { positionSeconds: number | null } };
    return (variables.positionSeconds ?? 0) >= 16;
  });
  await video.evaluate((element: HTMLVideoElement) => (element.currentTime = 16));
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(poster).toContainText(/you stopped at 0:1[6-9]/);
  await poster.click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(16);
});

test('finishes a video after nine tenths were watched', async ({ page, atlas }) => {
  await atlas.logIn(learner());
  await page.goto(await atlas.lessonPath(COURSE, 'When you have no samples yet'));
  await page.getByRole('button', { name: /^Tap to load the video/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Video loaded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await answered(page, 'useFinishLessonMutation', () =>
    page.locator('video').evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration * 0.92)),
  );
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await answered(page, 'useUnfinishLessonMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('a double tap finishes a lesson once, and the link to the next lesson does not move', async ({ page, atlas }) => {
  await atlas.logIn(learner());
  await page.goto(await atlas.lessonPath(COURSE, READING));
  await expect(page.getByText('Tap Mark as done when you have read it.').filter({ visible: true })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    const [name] = /use(?:Unf|F)inishLessonMutation/.exec(documentOf(request)) ?? [];
    if (name !== undefined) sent.push(name);
  });
  const onward = page.getByRole('region', { name: 'Actions' }).getByRole('link', { name: 'Next lesson' });
  const place = await onward.boundingBox();
  const url = page.url();
  const done = await page.getByRole('button', { name: 'Mark as done' }).boundingBox();
  // All over the button: what replaces it must not respond to the second tap.
  for (const share of [0.1, 0.5, 0.9]) {
    const [x, y] = [(done?.x ?? 0) + (done?.width ?? 0) * share, (done?.y ?? 0) + (done?.height ?? 0) / 2];
    await answered(page, 'useFinishLessonMutation', () => page.mouse.click(x, y, { clickCount: 2, delay: 10 }));
    await expect(page.getByRole('region', { name: 'Actions' }).getByText('Done today')).toBeVisible();
    expect(await onward.boundingBox()).toEqual(place);
    await answered(page, 'useUnfinishLessonMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  }
  expect(page.url()).toBe(url);
  expect(sent).toEqual(Array(3).fill(['useFinishLessonMutation', 'useUnfinishLessonMutation']).flat());
});

test('a video of another site that does not load says so, is not announced as loaded, and can be tried again', async ({ page, atlas }) => {
  atlas.allows(/www\.youtube-nocookie\.com|ERR_/);
  await atlas.logIn(learner());
  // The site is reached, but only an empty page arrives, as behind a network that blocks videos.
  let player = '<!doctype html><title>Blocked</title>';
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: player }));
  await page.goto(await atlas.lessonPath(COURSE, LINKED));
  await expect(page.getByText('Tap Mark as done when you have watched it.').filter({ visible: true })).toBeVisible();
  const heard: string[] = [];
  await page.exposeFunction('heard', (text: string) => heard.push(text));
  await page.getByRole('button', { name: /^Tap to load the video/ }).click();
  const status = page.getByRole('status').filter({ hasText: /video/i });
  await status.evaluate((element) => {
    // Exposed by this test to the page.
    const report = (window as unknown as { heard: (text: string) => void }).heard;
    new MutationObserver(() => report(element.textContent ?? '')).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await expect(status).toHaveText('The video has not loaded yet. Check your signal, or try again.', { timeout: 15_000 });
  expect(heard).not.toContain('Video loaded');
  await expect(page.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
  // The player of the site responds to a greeting once it runs.
  player = `<!doctype html><title>Player</title><script>
    addEventListener('message', ({ data, source }) => {
      if (JSON.parse(data).event === 'listening') source.postMessage(JSON.stringify({ event: 'onReady' }), '*');
    });
  </script>`;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('Video loaded');
});

test('shows the server’s own error message', async ({ page, atlas }) => {
  await atlas.logIn(learner());
  await page.goto(await atlas.lessonPath(COURSE, READING));
  const done = page.getByRole('button', { name: 'Mark as done' });
  await expect(done).toBeVisible();
  const text = 'Your payment was due on Sunday, 11/01/2026 and your access ended on Sunday, 11/15/2026. Pay to get your access back.';
  await page.route('/api/graphql', (route) =>
    route.fulfill({
      json: { errors: [{ message: text, extensions: { code: 'FORBIDDEN', originalError: { message: text } } }], data: null },
    }),
  );
  await done.click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(text);
  await expect(done).toBeVisible();
});

test('a lesson shows its text and its files, and links to the previous and the next lesson', async ({ page, atlas }) => {
  await atlas.logIn(learner());
  await page.goto(await atlas.lessonPath(COURSE, READING));
  await expect(page.getByRole('heading', { name: 'Three layers in every post', level: 2 })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'It often means' })).toBeVisible();

  const file = page.getByRole('link', { name: /^Job post reading sheet/ });
  const downloads = page.waitForEvent('download');
  await file.click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('Job post reading sheet.pdf');
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(file).toContainText(`PDF · ${fileSizeText(bytes.byteLength)}`);

  await page.getByRole('link', { name: `Previous lesson: ${WATCHING}` }).click();
  await expect(page.getByRole('heading', { name: WATCHING, level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Next lesson' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: READING, level: 1 })).toBeVisible();
});

test('a lesson note is saved, and a second device does not overwrite it unnoticed', async ({ page, atlas, context }) => {
  await atlas.logIn(learner());
  const path = await atlas.lessonPath(COURSE, 'How to read a job post in layers');
  const words = `Ask first ${Date.now()}.`;
  const note = (where: Page) => where.getByRole('textbox', { name: 'Note' });
  const openNotes = async (where: Page) => {
    await where.goto(path);
    await where.getByRole('button', { name: 'My notes' }).click();
    await expect(note(where)).toBeVisible();
  };
  const second = await context.newPage();
  await openNotes(page);
  await openNotes(second);
  await note(page).fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await note(second).fill('Something else.');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('You saved this note somewhere else in the meantime').first()).toBeVisible();
  await expect(note(second)).toHaveValue('Something else.');
  await second.close();
  await page.getByRole('button', { name: 'My notes' }).click();
  await expect(note(page)).toHaveValue(words);
  await note(page).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your note is removed.')).toBeVisible();
});

test('the keyboard alone finishes a lesson and opens the next', async ({ page, atlas }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no keyboard');
  await page.goto(`/login?redirectTo=${encodeURIComponent('/courses/my-courses')}`);
  await started(page);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('returnee@atlas.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Atlas-demo-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: COURSE }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: COURSE, level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: new RegExp(`^${READING}`) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: READING, level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Mark as done' }));
  await answered(page, 'useFinishLessonMutation', () => page.keyboard.press('Enter'));
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('region', { name: 'Actions' }).getByRole('link', { name: 'Next lesson' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Start with why they posted', level: 1 })).toBeVisible();

  const { data } = await atlas.request<{ viewer: { course: { progress: { finishedLessons: number } } } }>(
    'query ($id: Int!) { viewer { course(databaseId: $id) { progress { finishedLessons } } } }',
    { id: Number(page.url().split('/').at(-2)) },
  );
  expect(data.viewer.course.progress.finishedLessons).toBe(1);

  await page.goBack();
  await tabTo(page, undo);
  await answered(page, 'useUnfinishLessonMutation', () => page.keyboard.press('Enter'));
});
