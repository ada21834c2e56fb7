import { expect, started, test } from './fixtures.ts';

test('staff create a rule, try its path, edit it, archive it and restore it', async ({ page, atlas }, { project }) => {
  const path = `/promo-${project.name}-${Date.now()}`.toLowerCase();
  await atlas.logIn('admin');
  await page.goto('/redirect-rules');
  await started(page);

  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill('/courses');
  await dialog.getByRole('textbox', { name: 'Target' }).fill('https://elsewhere.example');
  await dialog.getByRole('button', { name: 'Create rule' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveAccessibleDescription(/\/courses belongs to Atlas/);
  await expect(dialog.getByRole('textbox', { name: 'Target' })).toHaveAccessibleDescription(/not on the list of hosts/);
  await dialog.getByRole('textbox', { name: 'Path' }).fill(path);
  await dialog.getByRole('textbox', { name: 'Target' }).fill('/free-lessons');
  await dialog.getByRole('combobox', { name: 'Audience' }).selectOption('Members');
  await dialog.getByRole('button', { name: 'Create rule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Rule saved.')).toBeVisible();

  const panel = page.getByRole('region', { name: 'Try a path' });
  await panel.getByRole('textbox', { name: 'Path' }).fill(`${path}?from=fb`);
  await panel.getByRole('combobox', { name: 'Opened by' }).selectOption('Member');
  await panel.getByRole('button', { name: 'Try path' }).click();
  await expect(panel.getByText(`${path} leads to /free-lessons?from=fb.`)).toBeVisible();
  await panel.getByRole('combobox', { name: 'Opened by' }).selectOption('Visitor');
  await panel.getByRole('button', { name: 'Try path' }).click();
  await expect(panel.getByText('It is for other people.')).toBeVisible();

  await page.goto(`/redirect-rules?q=${encodeURIComponent(path)}`);
  await started(page);
  await page.getByRole('button', { name: `Actions for ${path}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit rule' });
  await edit.getByRole('radio', { name: 'This path and every path below it' }).check();
  await edit.getByRole('spinbutton', { name: 'Priority' }).fill('7');
  await edit.getByRole('button', { name: 'Save rule' }).click();
  await expect(edit).toBeHidden();

  await page.getByRole('button', { name: `Actions for ${path}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive rule' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${path}` })).toBeHidden();
  await page.goto(`/redirect-rules?status=archived&q=${encodeURIComponent(path)}`);
  await started(page);
  await page.getByRole('button', { name: `Actions for ${path}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(`${path} is back.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for ${path}` })).toBeHidden();
});

test('names the funnel that a rule hides, after it is saved and in its row', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { funnels: { edges: { node: { slug: string; name: string } }[] } } }>(
    '{ viewer { funnels(first: 50, sort: { by: name }) { edges { node { slug name } } } } }',
  );
  const funnels = data.viewer.funnels.edges.map(({ node }) => node);
  // A different funnel for each project, because they share the database.
  const funnel = funnels.at(project.name === 'phone' ? -1 : -2);
  if (funnel === undefined) throw new Error('The demo has no funnels');
  const { slug, name } = funnel;
  await page.goto('/redirect-rules');
  await started(page);
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill(`/${slug}`);
  await dialog.getByRole('textbox', { name: 'Target' }).fill('/free-lessons');
  await dialog.getByRole('spinbutton', { name: 'Priority' }).fill('1000');
  await dialog.getByRole('button', { name: 'Create rule' }).click();
  await expect(page.getByText(`Rule saved. It hides the funnel ${name}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`/${slug}.*hides the funnel ${name}`) })).toBeVisible();
  await page.getByRole('button', { name: `Actions for /${slug}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive rule' }).click();
  await expect(page.getByText(`/${slug} is archived.`)).toBeVisible();
});

test('refuses people who do not sell, on the page and over the API', async ({ page, atlas }) => {
  // The page needs only a sign-in. The API rejects its data.
  atlas.expects(/^403 GET \/redirect-rules$/);
  atlas.expects(/^console: RequestError: Your access level does not include this/);
  // React leaves a page without data to the browser, and reports that.
  atlas.allows(/^page: Error: Minified React error #419/);
  await atlas.logIn('coach');
  await page.goto('/redirect-rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
  const input = '{ fromPath: "/mine", match: EXACT, target: "/fast", audience: EVERYONE, priority: 0 }';
  const answers = [
    await atlas.request('{ viewer { redirectRules(first: 1) { totalCount } } }'),
    await atlas.request('{ viewer { tryRedirect(path: "/start") { target } } }'),
    await atlas.request(`mutation { createRedirectRule(input: ${input}) { id } }`),
  ];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(answers.map(() => 'FORBIDDEN'));
});
