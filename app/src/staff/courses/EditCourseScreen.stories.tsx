import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Edit course';
const sent = fn();

const meta = {
  title: 'Screens/Staff/EditCourse',
  component: ScreenStory,
  args: { path: '/courses/1/edit', user: admin, data: () => staffData({ courses: [proposalsCourse()], heard: sent }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form with what is saved, and the cover beside it. */
export const Filled: Story = {
  parameters: { pictures: 'screen' },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposals that get answered');
    await expect(canvas.getByRole('combobox', { name: /^Author/ })).toHaveDisplayValue('Liza Montemayor');
    await expect(await canvas.findByRole('button', { name: 'Remove Member' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Cover' })).toBeVisible();
  },
};

/** A name is needed; what was saved before stays saved. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Saved: the course's page shows what was typed, and what was emptied is empty. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Proposals, answered');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Short description/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Author/ }), 'Nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Member' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await expectPage(canvas, 'Proposals, answered');
    await expect(await screen.findByText('Course saved.')).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { revision: number; input: object }]];
    await expect(given.revision).toBe(1);
    await expect(given.input).toMatchObject({ name: 'Proposals, answered', shortDescription: '', authorId: null, accessLevelIds: [] });
  },
};

/** Somebody else was quicker: what was typed stays, the other fields follow, and saving again succeeds. */
export const Stale: Story = {
  args: {
    data: () => {
      const course = proposalsCourse();
      const meanwhile = () => Object.assign(course, { name: 'Proposals clients answer', revision: 2 });
      return staffData({ courses: [course], meanwhile });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const short = () => canvas.getByRole('textbox', { name: /^Short description/ });
    await userEvent.clear(short());
    await userEvent.type(short(), 'Short proposals, read to the end.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Somebody else saved this while you were editing');
    await expect(alert).toHaveFocus();
    await expect(short()).toHaveValue('Short proposals, read to the end.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposals clients answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await expectPage(canvas, 'Proposals clients answer');
    await expect(canvas.getByText('Short proposals, read to the end.')).toBeVisible();
  },
};

/** A picture for the cover is there as soon as it has arrived, without saving the form. */
export const CoverUploaded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, TITLE);
    const cover = within(canvas.getByRole('region', { name: 'Cover' }));
    await userEvent.upload(cover.getByLabelText(/^Picture/), new File(['GIF89a'], 'studio.gif', { type: 'image/gif' }));
    await waitFor(() => expect(canvasElement.querySelector('img[src^="data:image/svg"]')).toBeVisible());
    await expect(cover.getByRole('status')).toHaveTextContent('studio.gif: Uploaded');
    await expect(sent.mock.calls.map(([name]) => name as string)).toEqual(['uploadFile']);
  },
};

/** A cover is a picture. */
export const CoverRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const cover = within(canvas.getByRole('region', { name: 'Cover' }));
    const drawing = new File(['<svg/>'], 'studio.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(cover.getByLabelText(/^Picture/), drawing);
    await expect(await cover.findByText('A cover is a picture: jpg, png, webp or gif.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/edit' },
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
