import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mails.ts';

const LIST = '/community/members?q=atlas.example';
const SEGMENTS = '/community/members?tab=segments';
const ANNOUNCEMENTS = '/community/members?tab=announcements';

/** Saves the demo accounts among the members as a segment. */
async function saveSegment(page: Page, name: string): Promise<void> {
  await page.goto(`${LIST}&sort=name`);
  await page.getByRole('button', { name: 'Save as segment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as segment' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save segment' }).click();
  await expect(page.getByText('Segment saved. Only you see it.')).toBeVisible();
}

interface Counted {
  viewer: { segmentByKey: { people: number } | null };
}
const COUNT = 'query ($key: String!) { viewer { segmentByKey(key: $key) { people } } }';

test('staff save the filters of a list as a segment, share it and see its count @staff', async ({ page, atlas }) => {
  const name = `Demo accounts ${Date.now()}`;
  await atlas.logIn('admin');
  await saveSegment(page, name);

  await page.goto(SEGMENTS);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Show on the home page' }).click();
  await expect(page.getByText(`${name} is on your home page.`)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${name}` });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const link = /\/community\/members\?segment=[\w-]+/.exec(await dialog.innerText())?.[0] ?? '';
  const key = link.split('=')[1];
  const { data } = await atlas.request<Counted>(COUNT, { key });
  const people = data.viewer.segmentByKey?.people ?? 0;
  expect(people).toBeGreaterThan(5);

  await page.goto('/');
  const counted = page.getByRole('region', { name: 'Your segments' }).getByRole('link', { name: `${name} ${people}` });
  await expect(counted).toHaveAttribute('href', LIST);

  // Someone else opens the list with these filters by the link.
  await atlas.logIn('tribe-team-ro');
  await page.goto(link);
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1, name: `Members ${people}` })).toBeVisible();

  // A coach sees only the own people in it.
  await atlas.logIn('coach');
  const coached = await atlas.request<Counted>(COUNT, { key });
  expect(coached.data.viewer.segmentByKey?.people).toBeLessThan(people);

  atlas.expects(/^403 GET \/community\/members/);
  await atlas.logIn('member');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
});

test('staff write an announcement, see whom it reaches, and send it @staff', async ({ page, atlas, request }) => {
  const stamp = Date.now();
  const [segment, title] = [`Recipients ${stamp}`, `Live on Saturday ${stamp}`];
  await atlas.logIn('overdue');
  await atlas.request('mutation { setNotificationPreference(kind: ANNOUNCEMENT, email: false) { id } }');

  await atlas.logIn('admin');
  await saveSegment(page, segment);
  await page.goto(ANNOUNCEMENTS);
  await page.getByRole('button', { name: 'New announcement' }).click();
  const dialog = page.getByRole('dialog', { name: 'New announcement' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Bring **two questions**.');
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await expect(dialog.getByRole('tabpanel', { name: 'Preview' }).locator('strong')).toHaveText('two questions');
  await dialog.getByRole('radio', { name: 'A segment' }).check();
  await dialog.getByRole('combobox', { name: 'Segment' }).selectOption({ label: segment });
  await dialog.getByRole('button', { name: 'Save draft' }).click();

  const drawer = page.getByRole('dialog', { name: title, exact: true });
  await drawer.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The test is on its way to your email.')).toBeVisible();
  expect(await mailTo(request, 'admin@atlas.example', `Test: ${title}`)).toContain('Bring two questions.');

  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  const sending = page.getByRole('dialog', { name: `Send ${title}` });
  await expect(sending.getByText(/^This reaches \d+ people: \d+ in Atlas and \d+ by email/)).toBeVisible();
  await expect(sending.getByText('Unsubscribed from announcements by email')).toBeVisible();
  await sending.getByRole('button', { name: /^Send to \d+ people$/ }).click();
  await expect(drawer.getByText(/^Done for (\d+) of \1 people\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByText('Notified in Atlas')).toBeVisible();

  await drawer.getByRole('link', { name: 'See the recipients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Recipients \d+/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Delivered/ }).first()).toBeVisible();

  // A member has it in the bell and by email; who unsubscribed has it in the bell only.
  const mail = await mailTo(request, 'upcoming@atlas.example', title);
  expect(mail).toContain('Bring two questions.');
  expect(mail).toMatch(/Unsubscribe: .*\/api\/unsubscribe\?token=/);
  const mailbox = await (await request.get('/dev/mailbox?to=overdue%40atlas.example')).text();
  expect(mailbox).not.toContain(title);
  for (const member of ['upcoming', 'overdue']) {
    await atlas.logIn(member);
    await page.goto('/profile');
    await page.getByRole('button', { name: /unread notification/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText(title)).toBeVisible();
  }
});

test('others read announcements, and cannot write or send them', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-ro');
  await page.goto(ANNOUNCEMENTS);
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New announcement' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Live coaching on Saturday' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Live coaching on Saturday' });
  await expect(drawer.getByText('We look at three profiles.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send' })).toHaveCount(0);
  const answer = await atlas.request(
    'mutation { saveAnnouncement(input: { title: "Mine", body: "Text", audience: MEMBERS, isInApp: true, isMailed: false }) { id } }',
  );
  expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
