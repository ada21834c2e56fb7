import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Rename file';

const meta = {
  title: 'Screens/Staff/EditLessonFile',
  component: ScreenStory,
  args: { path: '/lesson-files/1040/edit', user: admin, data: () => staffData({ courses: [proposalsCourse()] }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ten openings to adapt.pdf');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/lesson-files/1040');
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
  },
};

/** The name changes, its ending stays. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Openings');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expectPage(canvas, 'Openings.pdf');
    await expect(await screen.findByText('File renamed.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/lesson-files/999/edit' },
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
