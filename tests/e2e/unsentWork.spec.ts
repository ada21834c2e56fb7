import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { documentOf, expect, started, test, type Atlas } from './fixtures.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const uploadQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave while a file is uploading?' });
const evidence = (page: Page) => page.getByLabel('What you did');

/** Opens My Stage with the field for evidence of the first task. */
async function openEvidence(page: Page, atlas: Atlas): Promise<string> {
  await atlas.logIn('returnee');
  const { data } = await atlas.request<{ viewer: { myStage: { remainingTasks: { title: string }[] } } }>(
    '{ viewer { myStage { remainingTasks { title } } } }',
  );
  const title = data.viewer.myStage.remainingTasks[0]?.title ?? '';
  await page.goto('/courses/my-courses');
  await started(page);
  await page.getByRole('link', { name: 'Stage', exact: true }).click();
  await page.getByRole('button', { name: `Add evidence: ${title}` }).click();
  return title;
}

test('typed evidence asks for confirmation on every way out of the page, and stays while the drawer opens and closes', async ({
  page,
  atlas,
}) => {
  await openEvidence(page, atlas);
  await evidence(page).fill('Two owners answered.');
  const ways: readonly [way: string, leave: () => Promise<unknown>][] = [
    ['a link', () => page.getByRole('link', { name: 'Courses', exact: true }).click()],
    ['the browser’s Back', () => page.goBack().catch(() => null)],
  ];
  for (const [way, leave] of ways) {
    await leave();
    await expect(question(page), way).toContainText('What you changed on this page is lost.');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page, way).toHaveURL('/stages/my-stage');
    await expect(evidence(page), way).toHaveValue('Two owners answered.');
  }

  const drawer = page.getByRole('dialog', { name: 'My progress' });
  for (const close of [() => page.keyboard.press('Escape'), () => drawer.getByRole('button', { name: 'Close' }).click()]) {
    await page.getByRole('button', { name: 'My progress' }).click();
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toHaveCount(0);
    await expect(evidence(page)).toHaveValue('Two owners answered.');
  }

  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/courses/my-courses');
  // An empty field loses nothing.
  await openEvidence(page, atlas);
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses/my-courses');
});

test('evidence over the limit is not sent, and its task stays with the text', async ({ page, atlas }) => {
  const title = await openEvidence(page, atlas);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (documentOf(request).startsWith('mutation useFinishTaskMutation(')) sent.push(request.url());
  });
  const text = 'x'.repeat(2001);
  await evidence(page).fill(text);
  await page.getByRole('button', { name: `Mark as done: ${title}` }).click();
  await expect(evidence(page)).toBeFocused();
  await expect(evidence(page)).toHaveAccessibleDescription(/Evidence is too long/);
  await expect(evidence(page)).toHaveValue(text);
  expect(sent).toEqual([]);
});

test('a task whose evidence the server rejects returns with the text and the reason at its field', async ({ page, atlas }) => {
  const title = await openEvidence(page, atlas);
  await evidence(page).fill('Mine.');
  const message = 'Evidence is too long';
  await page.route('/api/graphql', (route) =>
    route.fulfill({
      json: {
        errors: [{ message, extensions: { code: 'BAD_USER_INPUT', originalError: { message }, fieldErrors: { evidence: message } } }],
        data: null,
      },
    }),
  );
  await page.getByRole('button', { name: `Mark as done: ${title}` }).click();
  await expect(evidence(page)).toHaveAccessibleDescription(/Evidence is too long/);
  await expect(evidence(page)).toHaveValue('Mine.');
  await expect(evidence(page)).toBeFocused();
});

/** Writes a file with a unique name. At 500 kB/s it needs most of a minute. */
function fileOf(info: TestInfo, what: string, size = 24_000_000): { path: string; name: string } {
  const name = `${what} ${info.project.name} ${randomBytes(4).toString('hex')}.pdf`;
  const path = info.outputPath(name);
  writeFileSync(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]));
  return { path, name };
}

/** Slows uploads down. Returns a function that changes the speed. */
async function slowUploads(page: Page): Promise<(isSlow: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const set = (isSlow: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: isSlow ? 500_000 : -1,
    });
  await set(true);
  return set;
}

test('a running upload of a lesson file asks before the page is left', { tag: '@staff' }, async ({ page, atlas }, info) => {
  await atlas.logIn('admin');
  const { lessonId } = await atlas.staffLesson('Proposals that get answered');
  await page.goto(`/lesson-files/new?lessonId=${lessonId}`);
  await slowUploads(page);
  const { path, name } = fileOf(info, 'Left');
  await page.locator('input[type=file]').setInputFiles(path);
  const running = page.getByRole('progressbar', { name: `Uploading ${name}` });
  await expect(running).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Video' })).toBeDisabled();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(uploadQuestion(page)).toContainText('The upload stops. To continue it, choose the same file again.');
  await uploadQuestion(page).getByRole('button', { name: 'Keep uploading' }).click();
  await expect(running).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await uploadQuestion(page).getByRole('button', { name: 'Leave and stop' }).click();
  await expect(page).toHaveURL(`/lessons/${lessonId}`);
});

test(
  'a cover that is uploading asks before the page is left, also about unsaved changes',
  { tag: '@staff' },
  async ({ page, atlas }, info) => {
    await atlas.logIn('admin');
    const course = await atlas.staffCoursePath('Proposals that get answered');
    await page.goto(`${course}/edit`);
    await slowUploads(page);
    const name = `Cover ${info.project.name}.png`;
    const path = info.outputPath(name);
    // Not a picture: it cannot be compressed, so it is sent as it is.
    writeFileSync(path, randomBytes(9_000_000));
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(uploadQuestion(page)).not.toContainText('What you changed on this page is lost.');
    await uploadQuestion(page).getByRole('button', { name: 'Keep uploading' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(uploadQuestion(page)).toContainText('What you changed on this page is lost.');
    await uploadQuestion(page).getByRole('button', { name: 'Leave and stop' }).click();
    await expect(page).toHaveURL(course);
  },
);

test(
  'a resource file asks while it is sent, and opens its page without a question afterwards',
  { tag: '@staff' },
  async ({ page, atlas }, info) => {
    await atlas.logIn('admin');
    await page.goto('/resource-files/new');
    const setSlow = await slowUploads(page);
    const { path, name } = fileOf(info, 'Sent');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('checkbox', { name: 'Open to everyone' }).check();
    await page.getByRole('button', { name: 'Add resource file' }).click();
    await expect(page.getByRole('progressbar', { name: `Upload of ${name}` })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await uploadQuestion(page).getByRole('button', { name: 'Keep uploading' }).click();
    await setSlow(false);
    await expect(page).toHaveURL(/\/resource-files\/\d+$/, { timeout: 30_000 });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('a file that waits for the connection does not hold up the next one', { tag: '@staff' }, async ({ page, atlas }, info) => {
  await atlas.logIn('admin');
  const { lessonId } = await atlas.staffLesson('Proposals that get answered');
  await page.goto(`/lesson-files/new?lessonId=${lessonId}`);
  await started(page);
  const [first, second] = [fileOf(info, 'First', 9000), fileOf(info, 'Second', 9000)];
  atlas.expects(/^net::ERR_CONNECTION_RESET POST \/api\/upload-file/);
  let isBlocked = true;
  await page.route(
    (url) => url.pathname === '/api/upload-file' && url.searchParams.get('name') === first.name,
    (route) => (isBlocked ? route.abort('connectionreset') : route.continue()),
  );
  await page.locator('input[type=file]').setInputFiles([first.path, second.path]);
  await expect(page.getByRole('link', { name: second.name })).toBeVisible();
  await expect(page.getByText('No connection. It resumes automatically.', { exact: true })).toBeVisible();
  isBlocked = false;
  await expect(page.getByRole('link', { name: first.name })).toBeVisible({ timeout: 40_000 });
});
