import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Edit lesson';
const LESSON = 'Open with their problem, not your résumé';
const sent = fn();

/** The lesson of these stories. */
const lessonOf = (course: ReturnType<typeof proposalsCourse>) => course.units[1]!.held[0]!;

/** The course whose lesson plays a file of its own instead of a link. */
const withVideoFile = () => {
  const course = proposalsCourse();
  const lesson = lessonOf(course);
  lesson.content.videoUrl = null;
  Object.assign(lesson.content.held[0]!, { name: 'Openings.mp4', purpose: 'video', category: 'video' });
  return course;
};

const meta = {
  title: 'Screens/Staff/EditLesson',
  component: ScreenStory,
  args: { path: '/lessons/104/edit', user: admin, data: () => staffData({ courses: [proposalsCourse()], heard: sent }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(LESSON);
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveValue('https://youtu.be/qp0HIF3SfI4');
    await expect(canvas.getByLabelText(/^Duration/)).toHaveDisplayValue('12');
  },
};

/** Neither a link nor an uploaded video: the link is missing. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Video link/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expect(await canvas.findByRole('link', { name: 'Video link is required' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Longer than a day: the message leads to the field, which asks for minutes. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const duration = canvas.getByLabelText(/^Duration/);
    await userEvent.clear(duration);
    await userEvent.type(duration, '1500');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Duration is too high' }));
    await expect(duration).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** With an uploaded video the link may stay empty; another unit takes the lesson there. */
export const Saved: Story = {
  args: { data: () => staffData({ courses: [withVideoFile()], heard: sent }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveAccessibleDescription(/plays its uploaded video/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'Price, date, next step');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expectPage(canvas, LESSON);
    await expect(await screen.findByText('Lesson saved.')).toBeVisible();
    await expect(canvas.getByText('Price, date, next step')).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { input: object }]];
    await expect(given.input).toMatchObject({ unitId: 12, videoUrl: '', durationSeconds: 720 });
  },
};

/** Somebody else was quicker: what was typed stays, the other fields follow. */
export const Stale: Story = {
  args: {
    data: () => {
      const course = proposalsCourse();
      const meanwhile = () => Object.assign(lessonOf(course), { name: 'Begin with their problem', revision: 2 });
      return staffData({ courses: [course], meanwhile });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const words = canvas.getByRole('textbox', { name: /^Lesson text/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'Watch first, then write.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else saved this while you were editing');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Begin with their problem');
    await expect(words).toHaveValue('Watch first, then write.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expectPage(canvas, 'Begin with their problem');
    await expect(await canvas.findByText('Watch first, then write.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/lessons/999/edit' },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = {
  args: { user: tribeTeam },
  play: ({ canvas }) => expectForbidden(canvas, 'Tribe Team (Full Access)'),
};

export const Loading: Story = {
  args: { network: 'pending' },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  play: ({ canvas }) => expectFailed(canvas),
};
