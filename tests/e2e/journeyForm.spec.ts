import type { BrowserContext } from '@playwright/test';
import { type Atlas, expect, PASSWORD, test } from './fixtures.ts';

interface CurrentUser {
  redwood: { currentUser: { isJourneyFormCompleted: boolean } };
}

/** Logs in as a new member without a stage. Other tests need newcomer@ without one. */
async function logInWithoutStage(atlas: Atlas, context: BrowserContext): Promise<void> {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { members: { edges: { node: { email: string } }[] } } }>(
    '{ viewer { members(first: 20, sort: { by: created, descending: true }) { edges { node { email } } } } }',
  );
  const people = data.viewer.members.edges.map(({ node }) => node.email).filter((email) => !email.startsWith('newcomer'));
  for (const username of people) {
    const answer = await context.request.post('/api/auth', { data: { method: 'login', username, password: PASSWORD } });
    if (!answer.ok()) continue;
    const { redwood } = (await atlas.request<CurrentUser>('{ redwood { currentUser } }')).data;
    if (!redwood.currentUser.isJourneyFormCompleted) return;
  }
  throw new Error('Every new member has a stage.');
}

test('a member without a stage fills in the Journey Form and begins in a stage', async ({ page, atlas, context }) => {
  await page.goto('/form/journey-form');
  await expect(page.getByText('Log in to fill in this form.')).toBeVisible();
  await logInWithoutStage(atlas, context);
  await page.goto('/form/journey-form');
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /How shall we call you/ }).fill('Ana');
  await next();
  await page.getByRole('radio', { name: 'I study' }).check();
  await next();
  await page.getByRole('textbox', { name: /How many hours/ }).fill('12');
  await next();
  await page.getByRole('checkbox', { name: 'Laptop' }).check();
  await next();
  await page.getByRole('radio', { name: '3' }).check();
  await next();
  await page.getByRole('textbox', { name: /What should be different/ }).fill('Two steady clients.');
  for (let optional = 0; optional < 3; optional++) await next();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText(/^You begin in stage 1: /)).toBeVisible();
  await page.getByRole('link', { name: 'Open My Stage' }).click();
  await expect(page).toHaveURL('/stages/my-stage');
  await expect(page.getByRole('heading', { name: /tasks left$/ })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Let’s find your stage' })).toHaveCount(0);
});
