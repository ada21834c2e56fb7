import { expect, started, test, tabTo } from './fixtures.ts';
import type { Atlas } from './fixtures.ts';
import { axeViolations } from './renderedPage.ts';

interface Funnel {
  readonly id: number;
  readonly slug: string;
}

/** A new open funnel of a product of the demo data, as staff. */
async function newFunnel(atlas: Atlas, stamp: string): Promise<Funnel> {
  const { data } = await atlas.request<{ viewer: { funnels: { edges: { node: { productId: number; slug: string } }[] } } }>(
    'query { viewer { funnels(first: 20, filter: { search: "freelancing-course" }) { edges { node { productId slug } } } } }',
  );
  const productId = data.viewer.funnels.edges.find(({ node }) => node.slug === 'freelancing-course')?.node.productId;
  const slug = `page-${stamp}`;
  const made = await atlas.request<{ createFunnel: { databaseId: number } }>(
    'mutation ($productId: Int!, $input: FunnelInput!) { createFunnel(productId: $productId, input: $input) { databaseId } }',
    { productId, input: { name: `Page ${stamp}`, slug } },
  );
  return { id: made.data.createFunnel.databaseId, slug };
}

const stampOf = (name: string) => `${name}-${Date.now().toString(36)}`;

test('staff build and publish a page with the keyboard alone', async ({ page, atlas, browser, baseURL }) => {
  await atlas.logIn('admin');
  const { id, slug } = await newFunnel(atlas, stampOf('keys'));
  await page.goto(`/funnels/${id}/build`);
  await started(page);
  await tabTo(page, page.getByRole('button', { name: /^Sales page/ }));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Blocks of this page' });
  await expect(list.getByRole('listitem')).toHaveCount(7);
  expect(await axeViolations(page)).toEqual([]);

  // A block moves by the arrow keys of its handle, and opens with Enter.
  await tabTo(page, page.getByRole('button', { name: 'Move Bullets' }));
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('listitem').nth(1)).toContainText('Story');
  await tabTo(page, page.getByRole('button', { name: 'Hero', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All blocks' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Headline' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A page made without a mouse');
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A page made without a mouse');
  await tabTo(page, page.getByRole('textbox', { name: 'Text' }));
  await page.keyboard.type('Short lessons that fit a phone.');
  await expect(page.getByText('Draft saved')).toBeVisible();

  // Undo and redo by keys, outside of a field.
  await tabTo(page, page.getByRole('button', { name: 'Add block below' }));
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(frame.getByText('Short lessons that fit a phone.')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(frame.getByText('Short lessons that fit a phone.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish page' });
  await expect(dialog.getByText('done:').first()).toBeAttached();
  await tabTo(page, dialog.getByRole('button', { name: 'Publish now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The page is published' })).toBeVisible();

  const visitor = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A page made without a mouse');
  await visitor.close();
});

test('staff add, hide, copy and remove blocks with the mouse, and the checklist names what is missing', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id, slug } = await newFunnel(atlas, stampOf('mouse'));
  await page.goto(`/funnels/${id}/build`);
  await page.getByRole('button', { name: /^Opt-in page/ }).click();
  const list = page.getByRole('list', { name: 'Blocks of this page' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: /^Image/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Image' })).toBeVisible();
  await page.getByRole('button', { name: 'All blocks' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(6);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish page' });
  await expect(dialog.getByText('Every block is complete: Picture is required')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Go to the block' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Image' })).toBeVisible();
  await page.getByRole('button', { name: 'All blocks' }).click();

  await page.getByRole('button', { name: 'Actions for Image' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(list.getByText('Hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Image' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Actions for Bullets' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  await page.getByRole('combobox', { name: 'To the page of' }).selectOption({ label: 'Studio Year' });
  await page.getByRole('button', { name: 'Copy block' }).click();
  await expect(page.getByText('The block is at the end of the other draft.')).toBeVisible();

  // A press in the preview opens the block; its links lead nowhere.
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await frame.getByRole('link', { name: 'See the whole course' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Button' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog', { name: 'The page is published' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(`/${slug}`);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`/funnels/${id}/build`);
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(page.getByText('Not published')).toBeVisible();
  await page.goto(`/${slug}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Enroll' })).toBeVisible();
});

test('two people edit one page: nothing is lost, and the other draft can be compared', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id } = await newFunnel(atlas, stampOf('two'));
  await page.goto(`/funnels/${id}/build`);
  await page.getByRole('button', { name: /^Last days/ }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  const { data } = await atlas.request<{ viewer: { funnel: { landingPage: { databaseId: number; revision: number } } } }>(
    'query ($id: Int!) { viewer { funnel(databaseId: $id) { landingPage { databaseId revision } } } }',
    { id },
  );
  const { databaseId, revision } = data.viewer.funnel.landingPage;
  await atlas.request(
    'mutation ($id: Int!, $revision: Int!, $input: LandingDraftInput!) { saveLandingDraft(databaseId: $id, revision: $revision, input: $input) { id } }',
    {
      id: databaseId,
      revision,
      input: { blocks: [{ id: 'hero', kind: 'hero', props: { headline: 'Theirs' } }], shareTitle: 'T', shareDescription: 'D' },
    },
  );
  await page.getByRole('textbox', { name: 'Headline' }).fill('Mine');
  const dialog = page.getByRole('dialog', { name: 'There are two drafts of this page' });
  await expect(dialog.getByText('Headline')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Mine');
});

test('what could not be saved is there again, and a link to a page elsewhere needs an allowed host', async ({ page, atlas, context }) => {
  await atlas.logIn('admin');
  const { id } = await newFunnel(atlas, stampOf('offline'));
  await page.goto(`/funnels/${id}/build`);
  await page.getByRole('button', { name: /^Last days/ }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await started(page);
  atlas.expects(/^net::ERR_INTERNET_DISCONNECTED/);
  atlas.allows(/^console: .*(network|Failed to fetch)/i);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Headline' }).fill('Typed without a connection');
  await expect(page.getByText('Not saved yet. Your changes are kept in this browser.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText('Draft saved')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Typed without a connection');

  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Link a Page' }).click();
  await page.getByRole('textbox', { name: 'Page link' }).fill('https://pages.example.org/webinar');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByRole('textbox', { name: 'Page link' })).toHaveAccessibleDescription(/is not on the list of hosts/);
  await page.getByRole('button', { name: 'Back to the blocks' }).click();
  await page
    .getByRole('button', { name: 'Leave without saving' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(page.getByRole('list', { name: 'Blocks of this page' })).toBeVisible();
});
