import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { FullPageFailure } from './FullPageFailure.tsx';

const meta = {
  title: 'Screens/Shell/States/Full-page failure',
  component: FullPageFailure,
  parameters: screenParameters,
} satisfies Meta<typeof FullPageFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last resort: no session, no router, no data. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  },
};
