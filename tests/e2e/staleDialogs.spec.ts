import { addManilaDays, isoDay } from '@atlas/domain/time';
import type { Locator, Page } from '@playwright/test';
import { expect, started, test, type Atlas } from './fixtures.ts';

const OVERTAKEN = 'Someone else saved this while you were editing';
const COURSE = 'Proposals that get answered';

/** Sends a change as someone else, while the page shows the record as it was before. */
async function meanwhile(atlas: Atlas, mutation: string, variables: object = {}): Promise<void> {
  const answer = await atlas.request(mutation, variables);
  expect(answer.errors).toBeUndefined();
}

interface Weekly {
  eventId: number;
  name: string;
  /** When the recurrence puts the first time. */
  occursAt: string;
  day: string;
}

/** Creates a weekly event at 7:00 PM from tomorrow on. */
async function createWeekly(atlas: Atlas): Promise<Weekly> {
  await atlas.logIn('admin');
  const name = `Stale ${test.info().project.name} ${Date.now()}`;
  const day = isoDay(addManilaDays(new Date(), 1));
  const { data } = await atlas.request<{ createEvent: { databaseId: number } }>(
    'mutation ($input: EventInput!, $key: String!) { createEvent(input: $input, idempotencyKey: $key) { databaseId } }',
    {
      key: name,
      input: {
        name,
        startDay: day,
        startTime: '7:00 PM',
        endDay: day,
        endTime: '8:00 PM',
        timeZone: 'GMT+08:00 Singapore',
        every: 'WEEK',
        link: 'https://meet.example/1000',
        accessLevelIds: [],
      },
    },
  );
  return { eventId: data.createEvent.databaseId, name, occursAt: `${day}T11:00:00.000Z`, day };
}

/** Saves a form that someone else has overtaken: once with the explanation, then successfully. */
async function saveTwice(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog.getByRole('alert')).toContainText(OVERTAKEN);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

test('“Cancel event” is saved after someone else’s edit, with the typed reason', { tag: '@staff' }, async ({ page, atlas }) => {
  const { eventId: id, name } = await createWeekly(atlas);
  await page.goto(`/events/${id}`);
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${name}?` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A typhoon is near.');
  await meanwhile(atlas, 'mutation ($id: Int!) { cancelEvent(databaseId: $id, revision: 1, reason: "Mine.") { id } }', { id });
  await meanwhile(atlas, 'mutation ($id: Int!) { reinstateEvent(databaseId: $id, revision: 2) { id } }', { id });
  await saveTwice(dialog, 'Cancel event');
  await expect(page.getByText('This event was cancelled.')).toBeVisible();
  await expect(page.getByText('A typhoon is near.')).toBeVisible();

  // Undo is overtaken as well: the page shows the other cancellation.
  await meanwhile(atlas, 'mutation ($id: Int!) { reinstateEvent(databaseId: $id, revision: 4) { id } }', { id });
  await meanwhile(atlas, 'mutation ($id: Int!) { cancelEvent(databaseId: $id, revision: 5, reason: "Theirs.") { id } }', { id });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Someone else changed this in the meantime. Review it, then try again.')).toBeVisible();
  await expect(page.getByText('Theirs.')).toBeVisible();
});

test('“Change this time” keeps the typed values and takes over the rest', { tag: '@staff' }, async ({ page, atlas }) => {
  const { eventId, occursAt, day } = await createWeekly(atlas);
  await page.goto(`/events/${eventId}?tab=times`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change/ });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The coach is on leave.');
  const movedTo = isoDay(addManilaDays(new Date(`${day}T04:00:00Z`), 8));
  await meanwhile(
    atlas,
    'mutation ($eventId: Int!, $occursAt: DateTime!, $input: OccurrenceInput!) { changeOccurrence(eventId: $eventId, occursAt: $occursAt, revision: 0, input: $input) { id } }',
    {
      eventId,
      occursAt,
      // Moved behind the second time, so that the list has another order.
      input: {
        startDay: movedTo,
        startTime: '9:00 AM',
        endDay: movedTo,
        endTime: '10:00 AM',
        timeZone: 'GMT+08:00 Singapore',
        cancelled: true,
        reason: 'Theirs.',
        place: 'The studio',
      },
    },
  );
  await dialog.getByRole('button', { name: 'Save this time' }).click();
  await expect(dialog.getByRole('alert')).toContainText(OVERTAKEN);
  await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('The coach is on leave.');
  await expect(dialog.getByRole('textbox', { name: /^Place/ })).toHaveValue('The studio');
  await expect(dialog.getByRole('combobox', { name: 'Start time' })).toHaveValue('9:00 AM');
  await expect(dialog.getByRole('switch', { name: 'Cancelled' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save this time' }).click();
  await expect(page.getByText('This time is cancelled.')).toBeVisible();
  const { data } = await atlas.request<{ viewer: { event: { occurrence: object } } }>(
    'query ($id: Int!, $at: DateTime!) { viewer { event(databaseId: $id) { occurrence(occursAt: $at) { reason place isCancelled revision } } } }',
    { id: eventId, at: occursAt },
  );
  expect(data.viewer.event.occurrence).toEqual({
    reason: 'The coach is on leave.',
    place: 'The studio',
    isCancelled: true,
    revision: 2,
  });
});

test('a unit and an entry of the change log are saved after someone else’s edit', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const stamp = Date.now();
  const { data: made } = await atlas.request<{ saveChangelogEntry: { databaseId: number; revision: number } }>(
    'mutation ($input: ChangelogEntryInput!, $key: String) { saveChangelogEntry(input: $input, idempotencyKey: $key) { databaseId revision } }',
    { input: { title: `Lists ${stamp}`, body: 'Lists open at once.' }, key: `stale ${stamp}` },
  );
  const entry = made.saveChangelogEntry;
  await page.goto(`/feature-changelog?id=${entry.databaseId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit entry' });
  await edit.getByRole('textbox', { name: 'Title' }).fill(`Faster lists ${stamp}`);
  await meanwhile(
    atlas,
    'mutation ($id: Int!, $revision: Int!, $input: ChangelogEntryInput!) { saveChangelogEntry(databaseId: $id, revision: $revision, input: $input) { id } }',
    { id: entry.databaseId, revision: entry.revision, input: { title: `Lists ${stamp}`, body: 'Theirs.' } },
  );
  await saveTwice(edit, 'Save entry');
  await expect(page.getByRole('dialog', { name: `Faster lists ${stamp}` }).getByText('Theirs.')).toBeVisible();

  const path = await atlas.staffCoursePath(COURSE);
  const { data } = await atlas.request<{ viewer: { course: { units: { databaseId: number; name: string; revision: number }[] } } }>(
    'query ($id: Int!) { viewer { course(databaseId: $id) { units { databaseId name revision } } } }',
    { id: Number(path.split('/').at(-1)) },
  );
  const unit = data.viewer.course.units[0]!;
  await page.goto(`${path}/tracks`);
  await page.getByRole('button', { name: `Edit unit ${unit.name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit unit' });
  await form.getByRole('textbox', { name: /^Short description/ }).fill(`Mine ${stamp}`);
  await meanwhile(
    atlas,
    'mutation ($id: Int!, $revision: Int!, $input: UnitInput!) { updateUnit(databaseId: $id, revision: $revision, input: $input) { id } }',
    { id: unit.databaseId, revision: unit.revision, input: { name: unit.name, description: `Theirs ${stamp}` } },
  );
  await saveTwice(form, 'Save unit');
});

test('publishing a legal page that someone else saved shows their draft first', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const save = async (body: string) => {
    const { data } = await atlas.request<{ viewer: { legalDocument: { revision: number } } }>(
      '{ viewer { legalDocument(kind: TERMS_CONDITIONS) { revision } } }',
    );
    await meanwhile(
      atlas,
      'mutation ($revision: Int!, $body: String!) { saveLegalDocument(kind: TERMS_CONDITIONS, revision: $revision, input: { body: $body }) { id } }',
      { revision: data.viewer.legalDocument.revision, body },
    );
  };
  const [mine, theirs] = [`Mine ${Date.now()}`, `Theirs ${Date.now()}`];
  await save(mine);
  await page.goto('/default-settings?tab=legal&document=terms-conditions');
  await started(page);
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(mine);
  await save(theirs);
  const question = page.getByRole('alertdialog');
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await question.getByRole('button', { name: 'Publish' }).click();
  };
  await publish();
  await expect(page.getByText('Someone else changed this in the meantime. Review it, then try again.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(theirs);
  await publish();
  await expect(page.getByText(/^Version \d+ of Terms and Conditions is published\.$/)).toBeVisible();
});

test('a lesson note that was saved on another device shows both texts, and can keep both', async ({ page, atlas, context }) => {
  await atlas.logIn('returnee');
  const path = await atlas.lessonPath(COURSE, 'How to read a job post in layers');
  const note = (where: Page) => where.getByRole('textbox', { name: 'Note' });
  const open = async (where: Page) => {
    await where.goto(path);
    await where.getByRole('button', { name: 'My notes' }).click();
    await expect(note(where)).toBeVisible();
  };
  const other = await context.newPage();
  await open(page);
  await open(other);
  await note(other).fill('From my phone.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Your note is saved.')).toBeVisible();
  await other.close();

  await note(page).fill('From my laptop.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You saved this note somewhere else in the meantime');
  await expect(page.getByRole('textbox', { name: 'Saved in the meantime' })).toHaveValue('From my phone.');
  await expect(note(page)).toHaveValue('From my laptop.');
  await page.getByRole('button', { name: 'Add it to my note' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'My notes' }).click();
  await expect(note(page)).toHaveValue('From my laptop.\n\nFrom my phone.');
});
