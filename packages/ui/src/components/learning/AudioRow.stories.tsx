import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AudioRow } from './AudioRow.tsx';
import { FileList } from './FileList.tsx';

const meta = {
  title: 'Components/Learning/AudioRow',
  component: AudioRow,
  args: { name: 'A calm opening, read aloud', meta: 'MP3 · 480\u00a0kB', href: 'audio/no-such-file.mp3' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a recording among the files of a lesson, in a FileList. Use FilePreview when the recording is the subject of its page.\n\n**Do** show type and size, which are read with the button.\n\n**Don’t** use it for a file that a browser cannot play: use a FileRow.',
      },
    },
  },
} satisfies Meta<typeof AudioRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

/** The state before the tap. */
export const InAList: Story = {
  render: (args) => (
    <FileList>
      <AudioRow {...args} />
      <AudioRow {...args} name="The same, too fast" meta="MP3 · 1.2&nbsp;MB" />
    </FileList>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('audio')).toBeNull();
  },
};

/** The recording failed to load; it can be requested again. */
export const Failed: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play A calm opening, read aloud, MP3/ }));
    await expect(await canvas.findByText('It did not load. Check your signal and try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download A calm opening, read aloud' })).toBeVisible();
  },
};
