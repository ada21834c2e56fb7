import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { ContentPicture } from './ContentPicture.tsx';

/** An inline picture that needs no request. */
const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path fill="bisque" d="M0 0h320v180H0z"/><path fill="teal" d="M0 180l100-90 60 50 60-70 100 110z"/></svg>',
)}`;

const meta = {
  title: 'Components/Data/ContentPicture',
  component: ContentPicture,
  args: { src, alt: 'A board with three columns', width: 320, height: 180, size: '120\u00a0kB' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for an uploaded picture within text or on a card. Use FilePreview for the main picture of a page, Cover for covers, and Avatar for people.\n\n**Do** pass its size in pixels and in bytes.\n\n**Don’t** use it for decoration.',
      },
    },
  },
} satisfies Meta<typeof ContentPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

/** With low data it loads on a press, and states what that costs. */
export const LowData: Story = {
  decorators: [
    (Story) => (
      <DataUseContext value={{ isLow: true, pictureSources: (address) => ({ src: address }) }}>
        <Story />
      </DataUseContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show picture: A board with three columns (120\u00a0kB)' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const ShownWithLowData: Story = {
  parameters: { pictures: false },
  decorators: LowData.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show picture/ }));
    await expect(canvas.getByRole('img', { name: 'A board with three columns' })).toHaveFocus();
  },
};
