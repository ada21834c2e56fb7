import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { unit, type UnitFixture, withLesson } from '../../testing/courses.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Proposals that get answered';
const sent = fn();

/** The course with a last unit that has no lessons. */
const withEmptyUnit = (...more: readonly UnitFixture[]) => {
  const { units } = editedProposals();
  return editedProposals({ units: [...units, unit({ databaseId: 13, name: 'After the first client' }), ...more] });
};

/** The course with a changed third unit. */
const withThirdUnit = (named: Partial<UnitFixture>) =>
  editedProposals({ units: editedProposals().units.map((one) => (one.databaseId === 12 ? { ...one, ...named } : one)) });

interface SaveTracks {
  courseId: number;
  order: readonly { unitId: number; lessonIds: readonly number[] }[];
}
/** The requested order, as the server confirms it. */
const inThatOrder = ({ courseId, order }: SaveTracks) => ({
  databaseId: courseId,
  units: order.map(({ unitId, lessonIds }) => ({ databaseId: unitId, lessons: lessonIds.map((databaseId) => ({ databaseId })) })),
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/Tracks',
  ...aboutScreen({
    shows: 'The units and lessons of a course in their order.',
    audience: 'Course makers who arrange content, with mouse, finger or keyboard.',
    check: 'Handles are large enough for a finger, a move is saved at once, and Undo is near.',
  }),
  args: {
    path: '/courses/1/tracks',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: courseEditor(withEmptyUnit()), saveTracks: inThatOrder }),
  },
};
export default meta;
type Canvas = ReturnType<typeof within>;

const unitNames = (canvas: Canvas) => canvas.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** The units and their lessons in order. Lessons link to their pages. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Units and lessons' })).toHaveAttribute('aria-current', 'page');
    await expect(unitNames(canvas)).toEqual([
      '1. Know who you write to',
      '2. The first two sentences',
      '3. Price, date, next step',
      '4. After the first client',
    ]);
    await expect(canvas.getByRole('link', { name: 'Follow up twice, kindly' })).toHaveAttribute('href', '/lessons/108');
    await expect(canvas.getByRole('link', { name: 'Add lesson to Know who you write to' })).toHaveAttribute(
      'href',
      '/lessons/new?courseId=1&unitId=10',
    );
    await expect(canvas.getByText('No lessons yet.')).toBeVisible();
  },
};

/** Units are reordered in a list of their names. Each move saves the whole order. */
export const MoveUnit: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Order units' }));
    const order = await dialog('Order of the units');
    await userEvent.click(order.getByRole('button', { name: 'Move up The first two sentences' }));
    await expect(order.getByText('The first two sentences moved to position 1 of 4')).toBeInTheDocument();
    await expect(order.getByRole('button', { name: 'Move up The first two sentences' })).toHaveFocus();
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          'saveTracks',
          {
            courseId: 1,
            read: [
              { unitId: 10, lessonIds: [101, 102, 103] },
              { unitId: 11, lessonIds: [104, 105, 106] },
              { unitId: 12, lessonIds: [107, 108] },
              { unitId: 13, lessonIds: [] },
            ],
            order: [
              { unitId: 11, lessonIds: [104, 105, 106] },
              { unitId: 10, lessonIds: [101, 102, 103] },
              { unitId: 12, lessonIds: [107, 108] },
              { unitId: 13, lessonIds: [] },
            ],
          },
        ],
      ]),
    );
    await userEvent.click(order.getByRole('button', { name: 'Done' }));
    await gone('Order of the units');
    await expect(unitNames(canvas)[0]).toBe('1. The first two sentences');
  },
};

/** A lesson moves within its unit, with its buttons or with the arrow keys on its handle. */
export const MoveLesson: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const list = within(canvas.getByRole('list', { name: 'Lessons of Know who you write to' }));
    const names = () => list.getAllByRole('link').map((link: HTMLElement) => link.textContent);
    canvas.getByRole('button', { name: 'Move Sort twelve posts on a board' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(names()).toEqual(['Three questions before you apply', 'Sort twelve posts on a board', 'How to read a job post in layers']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move down Three questions before you apply' }));
    await waitFor(() => expect(names()[0]).toBe('Sort twelve posts on a board'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const given = sent.mock.calls[1]?.[1] as { order: { lessonIds: number[] }[] };
    await expect(given.order[0]?.lessonIds).toEqual([103, 101, 102]);
  },
};

/** A lesson moves to another unit, at its end, and Undo returns it to where it was. */
export const MoveToUnit: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const namesIn = (unitName: string) =>
      within(canvas.getByRole('list', { name: `Lessons of ${unitName}` }))
        .getAllByRole('link')
        .map((link: HTMLElement) => link.textContent);
    const before = namesIn('Know who you write to');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for How to read a job post in layers' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to 4. After the first client' }));
    await expect(await screen.findByText('How to read a job post in layers moved to After the first client.')).toBeVisible();
    await expect(namesIn('After the first client')).toEqual(['How to read a job post in layers']);
    await expect(namesIn('Know who you write to')).not.toContain('How to read a job post in layers');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesIn('Know who you write to')).toEqual(before));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [first, second] = sent.mock.calls.map(([, given]) => given as SaveTracks & { read: SaveTracks['order'] });
    await expect(first?.order[3]).toEqual({ unitId: 13, lessonIds: [102] });
    await expect(second?.read).toEqual(first?.order);
    await expect(second?.order).toEqual(first?.read);
  },
};

/** Lessons that lack their video or their text state that. */
export const Incomplete: Story = {
  args: {
    data: () => ({
      viewer: courseEditor(withLesson(withLesson(withEmptyUnit(), 101, { gap: 'No video yet' }), 102, { gap: 'No text yet' })),
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No video yet')).toBeVisible();
    await expect(canvas.getByText('No text yet')).toBeVisible();
  },
};

/** Two moves in a row. The second builds on the first and is saved after it. */
export const MoveTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const down = () => canvas.getByRole('button', { name: 'Move down Three questions before you apply' });
    const list = within(canvas.getByRole('list', { name: 'Lessons of Know who you write to' }));
    await userEvent.click(down());
    await userEvent.click(down());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const given = sent.mock.calls[1]?.[1] as { order: { lessonIds: number[] }[] };
    await expect(given.order[0]?.lessonIds).toEqual([102, 103, 101]);
    await expect(list.getAllByRole('link').at(-1)).toHaveTextContent('Three questions before you apply');
  },
};

/**
 * Units were added or removed in the meantime. A message explains this, and the order resets to the
 * server's.
 */
export const MoveRefused: Story = {
  args: {
    data: () => ({ viewer: courseEditor(editedProposals()), saveTracks: overtaken('course') }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Order units' }));
    const order = await dialog('Order of the units');
    await userEvent.click(order.getByRole('button', { name: 'Move up The first two sentences' }));
    await expect(await screen.findByText(/^Someone else saved this course while you were editing/)).toBeVisible();
    await gone('Order of the units');
    await expect(unitNames(canvas)[0]).toBe('1. Know who you write to');
  },
};

/** A unit is added at the end. */
export const AddUnit: Story = {
  args: {
    data: () => ({
      viewer: courseEditor(withEmptyUnit()),
      createUnit: withEmptyUnit(unit({ databaseId: 900, name: 'Say no, kindly' })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Add unit' }));
    const form = await dialog('Add unit');
    await userEvent.click(form.getByRole('button', { name: 'Add unit' }));
    await expect(await form.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Say no, kindly');
    await userEvent.click(form.getByRole('button', { name: 'Add unit' }));
    await gone('Add unit');
    await expect(unitNames(canvas).at(-1)).toBe('5. Say no, kindly');
    const [[, given]] = sent.mock.calls as [[string, { input: object; idempotencyKey: string }]];
    await expect(given.input).toMatchObject({ name: 'Say no, kindly' });
    await expect(given.idempotencyKey).toMatch(/^.{16,100}$/);
  },
};

/** A unit is edited in a dialog. */
export const EditUnit: Story = {
  args: {
    data: () => ({
      viewer: courseEditor(withEmptyUnit()),
      updateUnit: withThirdUnit({ name: 'Price and date', revision: 2 }).units[2],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit unit Price, date, next step' }));
    const form = await dialog('Edit unit');
    await expect(form.queryByRole('button', { name: 'Remove unit' })).toBeNull();
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Price and date');
    await userEvent.click(form.getByRole('button', { name: 'Save unit' }));
    await gone('Edit unit');
    await expect(await canvas.findByRole('heading', { level: 2, name: '3. Price and date' })).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { revision: number; input: object }]];
    await expect(given).toMatchObject({ databaseId: 12, revision: 1, input: { name: 'Price and date' } });
  },
};

/** Another user saved first. The typed text stays, and saving again succeeds. */
export const EditUnitStale: Story = {
  args: {
    data: () => {
      const theirs = withThirdUnit({ name: 'Price and promise', revision: 2 });
      const saved = withThirdUnit({ name: 'Price and promise', shortDescription: 'The last three lines.', revision: 3 });
      return {
        viewer: { course: afterMutation('updateUnit', editedProposals(), theirs) },
        updateUnit: afterMutation('updateUnit', overtaken('unit'), saved.units[2]),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit unit Price, date, next step' }));
    const form = await dialog('Edit unit');
    const short = form.getByRole('textbox', { name: /^Short description/ });
    await userEvent.clear(short);
    await userEvent.type(short, 'The last three lines.');
    await userEvent.click(form.getByRole('button', { name: 'Save unit' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/Someone else saved this while you were editing/);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Price and promise'));
    await expect(short).toHaveValue('The last three lines.');
    await userEvent.click(form.getByRole('button', { name: 'Save unit' }));
    await gone('Edit unit');
    await expect(unitNames(canvas)[2]).toBe('3. Price and promise');
    const given = sent.mock.calls[1]?.[1] as { revision: number; input: object };
    await expect(given).toMatchObject({ revision: 2, input: { name: 'Price and promise', shortDescription: 'The last three lines.' } });
  },
};

/** Only a unit without lessons can be removed. */
export const RemoveUnit: Story = {
  args: { data: () => ({ viewer: courseEditor(withEmptyUnit()), removeUnit: editedProposals() }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit unit After the first client' }));
    const form = await dialog('Edit unit');
    await userEvent.click(form.getByRole('button', { name: 'Remove unit' }));
    await gone('Edit unit');
    await expect(await screen.findByText('Unit removed.')).toBeVisible();
    await expect(unitNames(canvas)).toHaveLength(3);
  },
};

/** A unit whose lessons were archived cannot be removed. The server's message shows the reason. */
export const RemoveUnitRefused: Story = {
  args: {
    data: () => ({
      viewer: courseEditor(withEmptyUnit()),
      removeUnit: new RequestError('This unit has lessons, or had some that members worked on.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit unit After the first client' }));
    const form = await dialog('Edit unit');
    await userEvent.click(form.getByRole('button', { name: 'Remove unit' }));
    await expect(await form.findByText('This unit has lessons, or had some that members worked on.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Remove unit' })).toBeEnabled();
  },
};

/** No units yet: an explanation of units and a single button. */
export const Empty: Story = {
  args: { data: () => ({ viewer: courseEditor(editedProposals({ units: [] })) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('heading', { name: 'No units yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add unit' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/tracks', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
