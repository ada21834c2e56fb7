import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: {
    name: 'win',
    label: 'Your win of the week',
    hint: 'Your coach reads it before your call',
    value: '',
    placeholder: 'What went well, and what helped?',
    onChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it for answers longer than a line. The box grows with the text up to most of the screen.

**Do** give it as many \`rows\` as a typical answer needs, and \`maxLength\` where validation has a limit.

**Don't** use it for text with headings and links: use an editor.`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const GrownWithCounter: Story = {
  args: {
    maxLength: 280,
    value:
      'I sent five proposals and got my first reply.\n\nThe template from lesson 12 helped most: I wrote what the client gets in the first line, and put two samples below.',
  },
};
export const TooLong: Story = {
  args: { maxLength: 40, value: 'I sent five proposals and got my first reply.', error: 'Your win is too long' },
};
export const Locked: Story = {
  args: { readOnly: true, value: 'Sent on Monday.', hint: 'Your coach has answered' },
  parameters: { pictures: false },
};
