import { eventDayText } from '@atlas/domain/events';
import { addManilaDays, formatTime, isoDay } from '@atlas/domain/time';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { readCsv } from '@atlas/domain/imports';
import { answered, expect, started, tabTo, test, type Atlas } from './fixtures.ts';

const INVOICE = 'Your first invoice, step by step';

/** Each project answers as a different person, so that they do not overwrite each other’s RSVPs. */
const guests: Record<string, string> = { phone: 'overdue', desktop: 'upcoming' };
const guest = () => guests[test.info().project.name] ?? 'overdue';

interface NewEvent {
  name: string;
  day: string;
  startTime: string;
  endDay?: string;
  endTime: string;
  every?: 'WEEK';
}

/** Creates an online event for members over the API, as staff. */
async function createEvent(atlas: Atlas, { name, day, endDay = day, ...times }: NewEvent): Promise<number> {
  await atlas.logIn('admin');
  const level = await atlas.request<{ viewer: { eventAudiences: { databaseId: number; name: string }[] } }>(
    '{ viewer { eventAudiences { databaseId name } } }',
  );
  const member = level.data.viewer.eventAudiences.find((one) => one.name === 'Member');
  const { data } = await atlas.request<{ createEvent: { databaseId: number } }>(
    'mutation ($input: EventInput!, $key: String!) { createEvent(input: $input, idempotencyKey: $key) { databaseId } }',
    {
      key: name,
      input: {
        name,
        startDay: day,
        endDay,
        ...times,
        timeZone: 'GMT+08:00 Singapore',
        link: MEETING,
        accessLevelIds: [member?.databaseId],
      },
    },
  );
  await atlas.publishEvent(data.createEvent.databaseId);
  return data.createEvent.databaseId;
}

const MEETING = 'https://meet.example/1000';

/** Creates an event that has started within the last half hour and runs for an hour or more. */
async function createRunning(atlas: Atlas): Promise<{ eventId: number; name: string }> {
  const name = `Running ${test.info().project.name} ${Date.now()}`;
  const half = 30 * 60_000;
  const startsAt = new Date(Math.floor(Date.now() / half) * half);
  const endsAt = new Date(startsAt.getTime() + 3 * half);
  const eventId = await createEvent(atlas, {
    name,
    day: isoDay(startsAt),
    startTime: formatTime(startsAt),
    endDay: isoDay(endsAt),
    endTime: formatTime(endsAt),
  });
  return { eventId, name };
}

/** Answers the only time of an event over the API, as the signed-in person. */
async function answerOver(atlas: Atlas, eventId: number): Promise<string> {
  const { data } = await atlas.request<{ viewer: { event: { revision: number; next: { occursAt: string } } } }>(
    'query ($id: Int!) { viewer { event(databaseId: $id) { revision next { occursAt } } } }',
    { id: eventId },
  );
  const { revision, next } = data.viewer.event;
  await atlas.request(
    'mutation ($id: Int!, $at: DateTime!, $revision: Int!) { answerEvent(eventId: $id, occursAt: $at, revision: $revision, going: true) { id } }',
    { id: eventId, at: next.occursAt, revision },
  );
  return next.occursAt;
}

/** Answers requests to another site, which the test leads to. */
async function standIn(page: Page, atlas: Atlas, site: string): Promise<void> {
  atlas.expects(new RegExp(`another site: https://${site}`));
  await page.context().route(`https://${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: `<title>${site}</title>` }));
}

interface Created {
  eventId: number;
  name: string;
  /** The buttons that staff press to change its first two occurrences. */
  actions: readonly [string, string];
}

/** Creates a weekly event over the API, as staff: at 7:00 PM from tomorrow on, open to members. */
async function createWeekly(atlas: Atlas): Promise<Created> {
  const name = `Coaching ${test.info().project.name} ${Date.now()}`;
  const now = new Date();
  const day = isoDay(addManilaDays(now, 1));
  const eventId = await createEvent(atlas, { name, day, startTime: '7:00 PM', endTime: '8:00 PM', every: 'WEEK' });
  const actionsIn = (days: number) => `Actions for ${eventDayText(`${isoDay(addManilaDays(now, days))}T11:00:00Z`, now)}`;
  return { eventId, name, actions: [actionsIn(1), actionsIn(8)] };
}

test('a member finds an event, answers it, withdraws the answer, and downloads it as a calendar file', async ({ page, atlas }) => {
  await atlas.logIn(guest());
  await page.goto('/events/my-events');
  await page.getByRole('searchbox', { name: 'Search my events' }).fill('first invoice');
  await expect(page).toHaveURL(/q=first\+invoice|q=first%20invoice/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: INVOICE }).click();
  await expect(page.getByRole('heading', { level: 1, name: INVOICE })).toBeVisible();

  const times = page.getByRole('region', { name: 'When' });
  await expect(times.getByText(/^7:00 PM to \d+:\d\d PM$/)).toBeVisible();
  await expect(times.getByText('Manila time')).toHaveCount(1);
  await answered(page, 'sendRsvpMutation', () => times.getByRole('button', { name: 'I’m going' }).click());
  await expect(times.getByText('You’re going')).toBeVisible();
  await page.reload();
  await expect(times.getByText('You’re going')).toBeVisible();
  await answered(page, 'sendRsvpMutation', () => times.getByRole('button', { name: 'I can’t come' }).click());
  await expect(times.getByText('You’re not going.')).toBeVisible();
  await answered(page, 'sendRsvpMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(times.getByText('You’re going')).toBeVisible();

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Other calendars' }).click();
  await page.getByRole('dialog', { name: 'Add to calendar' }).getByRole('link', { name: 'Apple, Outlook and others (.ics)' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  expect(others).toEqual([]);
  expect(event?.summary).toBe(INVOICE);
  expect(event?.startDate.toString()).toMatch(/T19:00:00$/);
});

test('a member answers and adds the event to a calendar with two presses', async ({ page, atlas }) => {
  const { eventId, name } = await createWeekly(atlas);
  await atlas.logIn(guest());
  await standIn(page, atlas, 'calendar.google.com');
  await page.goto(`/events/my-events/${eventId}`);
  await started(page);
  const pressed: string[] = [];
  const press = async (control: Locator) => {
    pressed.push(await control.innerText());
    await control.click();
  };
  const main = page.getByRole('main');
  await answered(page, 'sendRsvpMutation', () => press(main.getByRole('button', { name: 'I’m going' }).first()));
  await expect(main.getByText('You’re going').filter({ visible: true }).first()).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await press(main.getByRole('link', { name: 'Add to calendar' }).filter({ visible: true }));
  const calendar = new URL((await opening).url());
  expect(pressed).toEqual(['I’m going', 'Add to calendar']);
  expect(`${calendar.origin}${calendar.pathname}`).toBe('https://calendar.google.com/calendar/render');
  expect(calendar.searchParams.get('text')).toBe(name);
  expect(calendar.searchParams.get('dates')).toMatch(/^\d{8}T110000Z\/\d{8}T120000Z$/);
  expect(calendar.searchParams.get('details')).toContain(`/events/my-events/${eventId}`);
});

test('while an event runs, one press answers and opens the meeting', async ({ page, atlas }) => {
  const { eventId, name } = await createRunning(atlas);
  await atlas.logIn(guest());
  await standIn(page, atlas, 'meet.example');
  await page.goto(`/events/my-events?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article').getByText('Live now')).toBeVisible();
  await page.getByRole('link', { name }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Live now')).toBeVisible();
  await main.getByRole('button', { name: 'Join now' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(MEETING);
  const { data } = await atlas.request<{ viewer: { event: { next: { myRsvp: string; action: string; link: string } } } }>(
    'query ($id: Int!) { viewer { event(databaseId: $id) { next { myRsvp action link } } } }',
    { id: eventId },
  );
  expect(data.viewer.event.next).toEqual({ myRsvp: 'YES', action: 'JOIN', link: MEETING });
  // The member comes back, and joins again with one press.
  await page.goto(`/events/my-events/${eventId}`);
  await main.getByRole('link', { name: 'Join now' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(MEETING);
});

test('the calendar shows a month by keyboard and keeps filter and search in the address', { tag: '@wide' }, async ({ page, atlas }) => {
  await atlas.logIn(guest());
  await page.goto('/events/my-events?filter=recurring');
  await started(page);
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/tab=calendar&month=\d{4}-\d{2}&filter=recurring$/);
  const today = page.locator('[aria-current="date"]');
  await today.focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(today).toBeVisible();
});

test('a person subscribes to their calendar, and a new link ends the previous one', async ({ page, request, atlas }) => {
  await atlas.logIn(guest());
  await page.goto('/events/my-events');
  await page.getByRole('button', { name: 'Subscribe to my calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to my calendar' });
  const link = dialog.getByRole('region', { name: 'My link' });
  await dialog.getByRole('button', { name: 'Make my link' }).or(link).first().waitFor();
  if (!(await link.isVisible())) await dialog.getByRole('button', { name: 'Make my link' }).click();
  const former = (await link.textContent()) ?? '';
  const read = async (url: string) => request.get(new URL(url).pathname);
  const calendar = await read(former);
  expect([calendar.status(), (await calendar.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  await dialog.getByRole('button', { name: 'Reset link' }).click();
  await page.getByRole('alertdialog', { name: 'Reset your calendar link?' }).getByRole('button', { name: 'Reset link' }).click();
  await expect(link).not.toHaveText(former);
  expect((await read(former)).status()).toBe(404);
});

test('staff create a recurring event with the keyboard alone', { tag: '@staff' }, async ({ page, atlas }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no keyboard');
  const name = `Focus room ${Date.now()}`;
  await atlas.logIn('admin');
  await page.goto('/events');
  await started(page);
  await tabTo(page, page.getByRole('link', { name: 'Create an Event' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an Event' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type(name);
  const day = addManilaDays(new Date(), 7);
  // A date field has segments for month, day and year.
  const [year = '', ...monthAndDay] = isoDay(day).split('-');
  const typed = `${monthAndDay.join('')}${year}`;
  for (const end of ['Start', 'End']) {
    await tabTo(page, page.getByLabel(`${end} day`));
    await page.keyboard.type(typed);
    await tabTo(page, page.getByRole('combobox', { name: `${end} time` }));
    await page.keyboard.type(end === 'Start' ? '6:00 AM' : '6:30 AM');
  }
  await expect(page.getByLabel('Start day')).toHaveValue(isoDay(day));
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('GMT+08:00 Singapore');
  await tabTo(page, page.getByRole('combobox', { name: 'Repeats' }));
  await page.keyboard.type('Every day');
  await expect(page.getByText('Every day at 6:00 AM, Manila time.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(6);
  await tabTo(page, page.getByRole('textbox', { name: /^Place/ }));
  await page.keyboard.type('The studio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Every day')).toBeVisible();
});

test('staff move one occurrence and cancel another; attendees are notified by the bell', { tag: '@staff' }, async ({ page, atlas }) => {
  const { eventId, name, actions } = await createWeekly(atlas);
  await atlas.logIn(guest());
  await page.goto(`/events/my-events/${eventId}`);
  const mine = page.getByRole('region', { name: 'Next times' });
  await mine.getByRole('button', { name: 'Answer for all upcoming dates' }).click();
  await answered(page, 'sendRsvpMutation', () => mine.getByRole('button', { name: 'I’m going' }).first().click());
  await expect(mine.getByText('You’re going')).toHaveCount(4);

  await atlas.logIn('admin');
  const open = async (name: string) => {
    await page.goto(`/events/${eventId}?tab=times`);
    await page.getByRole('button', { name, exact: true }).click();
  };
  await open(actions[0]);
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change/ });
  await dialog.getByRole('combobox', { name: 'Start time' }).selectOption('8:00 PM');
  await dialog.getByRole('combobox', { name: 'End time' }).selectOption('7:30 PM');
  await dialog.getByRole('button', { name: 'Save this time' }).click();
  await expect(dialog.getByRole('link', { name: 'The end must come after the start.' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'End time' }).selectOption('9:00 PM');
  await dialog.getByRole('button', { name: 'Save this time' }).click();
  await expect(page.getByText(/^8:00 PM to 9:00 PM · Moved from /)).toBeVisible();
  await open(actions[1]);
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The coach is on leave.');
  await dialog.getByRole('button', { name: 'Save this time' }).click();
  await expect(page.getByText(/ · The coach is on leave\.$/)).toBeVisible();

  await atlas.logIn(guest());
  await page.goto(`/events/my-events/${eventId}`);
  await expect(mine.getByText(/^Moved from .*, 7:00 PM$/)).toBeVisible();
  await expect(mine.getByText('Cancelled')).toBeVisible();
  await expect(mine.getByText('The coach is on leave.')).toBeVisible();
  // On phones, an event page has its own bar, without the bell.
  await page.goto('/events/my-events');
  await page.getByRole('button', { name: /unread notification/ }).click();
  const notified = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notified.getByText(`${name} was moved`)).toBeVisible();
  await expect(notified.getByText(`${name} was cancelled`)).toBeVisible();
});

test(
  'staff cancel an event, undo it, and reinstate it later; attendees keep their seats and are notified',
  { tag: '@staff' },
  async ({ page, atlas }) => {
    const { eventId, name } = await createWeekly(atlas);
    await atlas.logIn(guest());
    await page.goto(`/events/my-events/${eventId}`);
    const mine = page.getByRole('region', { name: 'Next times' });
    await answered(page, 'sendRsvpMutation', () => mine.getByRole('button', { name: 'I’m going' }).first().click());
    // Occurrences load as far as the member requests them.
    await mine.getByRole('button', { name: 'Show more times' }).click();
    await expect(mine.getByRole('button', { name: 'I can’t come' })).toHaveCount(12);

    await atlas.logIn('admin');
    await page.goto(`/events/${eventId}`);
    const cancel = async () => {
      await page.getByRole('button', { name: 'Cancel event' }).click();
      const dialog = page.getByRole('dialog', { name: `Cancel ${name}?` });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('A typhoon is near.');
      await answered(page, 'CancelEventDialogMutation', () => dialog.getByRole('button', { name: 'Cancel event' }).click());
      await expect(page.getByText('This event was cancelled.')).toBeVisible();
    };
    await cancel();
    await answered(page, 'useReinstateEventMutation', () => page.getByRole('button', { name: 'Undo' }).click());
    await expect(page.getByText('This event was cancelled.')).toHaveCount(0);
    await cancel();
    await page.goto(`/events?show=past&q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Reinstate event' }).click();
    const question = page.getByRole('alertdialog', { name: `Reinstate ${name}?` });
    await answered(page, 'useReinstateEventMutation', () => question.getByRole('button', { name: 'Reinstate event' }).click());
    await expect(page.getByRole('button', { name: 'Cancel event' })).toBeVisible();

    await atlas.logIn(guest());
    await page.goto(`/events/my-events/${eventId}`);
    await expect(mine.getByText('You’re going')).toHaveCount(1);
    const { data } = await atlas.request<{ viewer: { notifications: { edges: { node: { title: string } }[] } } }>(
      '{ viewer { notifications(first: 10) { edges { node { title } } } } }',
    );
    const notified = data.viewer.notifications.edges.map(({ node }) => node.title).filter((title) => title.startsWith(name));
    expect(notified.toReversed()).toEqual([1, 2].flatMap(() => [`${name} was cancelled`, `${name} takes place after all`]));
  },
);

test('staff record attendance, including a person without an RSVP, and export it as a file', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  // Uses the last coaching hour. The walk-in is removed again, so that other tests find the
  // original data.
  const { data } = await atlas.request<{ viewer: { events: { edges: { node: { databaseId: number; last: { occursAt: string } } }[] } } }>(
    '{ viewer { events(first: 1, filter: { search: "Weekly coaching hour" }) { edges { node { databaseId last { occursAt } } } } } }',
  );
  const event = data.viewer.events.edges[0]?.node;
  await page.goto(`/events/${event?.databaseId}?tab=attendance&at=${event?.last.occursAt}`);
  await started(page);
  await page.getByRole('button', { name: 'Add someone who came' }).click();
  const field = page.getByRole('combobox', { name: 'People who came without an RSVP' });
  const { data: found } = await atlas.request<{ viewer: { event: { walkIns: { name: string }[] } } }>(
    'query ($id: Int!, $at: DateTime!) { viewer { event(databaseId: $id) { walkIns(occursAt: $at, search: "an") { name } } } }',
    { id: event?.databaseId, at: event?.last.occursAt },
  );
  const names = found.viewer.event.walkIns.map(({ name }) => name);
  // Each project uses a different person, because both run at the same time.
  const unique = names.filter((one) => names.indexOf(one) === names.lastIndexOf(one));
  const name = unique.at(test.info().project.name === 'phone' ? 0 : 1) ?? '';
  await field.fill(name);
  await answered(page, 'useRecordAttendanceMutation', () => page.getByRole('option', { name }).first().click());
  await expect(page.getByText('Came without an RSVP').first()).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/, (\d+ of them )?without an RSVP\./)).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const rows = readCsv(readFileSync(await (await downloading).path(), 'utf8'));
  expect(rows[0]?.slice(0, 4)).toEqual(['ID', 'Event', 'Time', 'Name']);
  expect(rows.filter((row) => row.includes('Came without an RSVP')).map((row) => row[3])).toContain(name);

  await answered(page, 'useRecordAttendanceMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test(
  'staff record everyone with one press, undo it, and correct one person with another press',
  { tag: '@staff' },
  async ({ page, atlas }) => {
    const { eventId, name } = await createRunning(atlas);
    for (const key of ['overdue', 'upcoming']) {
      await atlas.logIn(key);
      await answerOver(atlas, eventId);
    }
    await atlas.logIn('admin');
    // The list starts with what is live or next.
    await page.goto('/events');
    await expect(page.getByRole('row').nth(1).getByText('Live now')).toBeVisible();
    await page.goto(`/events?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Attendance' }).click();
    await expect(page.getByText('2 not recorded yet.')).toBeVisible();
    const record = (press: () => Promise<void>) => answered(page, 'useRecordAttendanceMutation', press);
    const everyone = page.getByRole('button', { name: 'Everyone was there' });
    await record(() => everyone.click());
    await expect(page.getByText('2 attended.')).toBeVisible();
    await record(() => page.getByRole('button', { name: 'Undo' }).click());
    await expect(page.getByText('2 not recorded yet.')).toBeVisible();
    await record(() => everyone.click());
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await record(() => boxes.first().uncheck());
    await expect(page.getByText('1 attended. 1 did not attend.')).toBeVisible();
    await page.reload();
    await expect(boxes.first()).not.toBeChecked();
    await expect(boxes.last()).toBeChecked();
    await record(() => boxes.first().check());
    await expect(page.getByText('2 attended.')).toBeVisible();
  },
);

test('denies access to people who do not manage events, on the page and over the API', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('member');
  atlas.expects(/403 GET \/events$/);
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const codes = [];
  for (const query of [
    '{ viewer { events(first: 1) { totalCount } } }',
    'mutation { cancelEvent(databaseId: 1, revision: 1, reason: "Mine") { name } }',
    'mutation { setEventArchived(databaseId: 1, archived: true) { name } }',
    'mutation { recordAttendance(eventId: 1, occursAt: "2026-01-01T00:00:00Z", userIds: [1], present: true) { name } }',
    '{ viewer { event(databaseId: 1) { attendees(first: 1) { totalCount } } } }',
    '{ viewer { event(databaseId: 1) { attendance { present } } } }',
    '{ viewer { event(databaseId: 1) { walkIns(occursAt: "2026-01-01T00:00:00Z", search: "maria") { name } } } }',
    'mutation { reinstateEvent(databaseId: 1, revision: 1) { name } }',
    'mutation { startExport(list: EVENT_ATTENDEES, format: CSV, search: "event=1") { id } }',
  ])
    codes.push((await atlas.request(query)).errors?.[0]?.extensions.code);
  expect(codes).toEqual(Array.from(codes, () => 'FORBIDDEN'));
});
