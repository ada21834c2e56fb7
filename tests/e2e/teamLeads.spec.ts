import { expect, test } from './fixtures.ts';

interface Seat {
  seatsLeft: number;
  whyNot: string | null;
  lead: { name: string };
}

test('a member takes a seat with a team lead, gives it up, and chooses again on the page of the lead', async ({ page, atlas }) => {
  await atlas.logIn('upcoming');
  const seats = async () =>
    (
      await atlas.request<{ viewer: { mySelectionRound: { seats: Seat[] } } }>(
        '{ viewer { mySelectionRound { seats { seatsLeft whyNot lead { name } } } } }',
      )
    ).data.viewer.mySelectionRound.seats;
  const before = (await seats()).find(({ whyNot }) => whyNot === null);
  const name = before?.lead.name ?? '';
  await page.goto('/accountability-team-lead-selection');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a team lead' })).toBeVisible();
  await expect(page.getByText('Team leads of Batch 18')).toBeVisible();

  // The leader of the own group cannot be chosen.
  const own = page.getByRole('article', { name: 'Grace Santiago' });
  await expect(own.getByText('You are already in the group of this team lead.')).toBeAttached();

  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: `Choose ${name}` }).click();
  await page
    .getByRole('alertdialog', { name: `Choose ${name}?` })
    .getByRole('button', { name: 'Take the seat' })
    .click();
  await expect(page.getByText(`You have a seat with ${name}`, { exact: true })).toBeVisible();
  await expect(card.getByText('Your seat')).toBeVisible();
  expect((await seats()).find(({ lead }) => lead.name === name)?.seatsLeft).toBe((before?.seatsLeft ?? 0) - 1);

  await page.getByRole('button', { name: 'Give up the seat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up the seat' }).click();
  await expect(page.getByText(/^Choose one team lead until/)).toBeVisible();

  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: `Choose ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.getByRole('button', { name: 'Give up the seat' })).toBeVisible();
});

test('a round of another batch does not exist for a member', async ({ atlas }) => {
  await atlas.logIn('upcoming');
  const { data } = await atlas.request<{ viewer: { selectionRounds: { edges: { node: { name: string } }[] } } }>(
    '{ viewer { selectionRounds(first: 20) { edges { node { name } } } } }',
  );
  const names = data.viewer.selectionRounds.edges.map(({ node }) => node.name);
  expect(names).toContain('Team leads of Batch 18');
  expect(names).not.toContain('Team leads of Batch 19');
});
