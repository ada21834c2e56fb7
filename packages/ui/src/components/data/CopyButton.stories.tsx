import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

/** A browser without a clipboard, as inside Facebook's app. */
function rejectCopy(): () => void {
  const { clipboard } = navigator;
  const { execCommand } = document;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => false;
  return () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    document.execCommand = execCommand;
  };
}

const meta = {
  title: 'Components/Data/CopyButton',
  component: CopyButton,
  args: { value: 'https://atlas.example/freelance-foundations/maricel', children: 'Copy link' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to text that people paste elsewhere, such as a referral link or an account number.\n\n**Do** name what is copied.\n\n**Don’t** hide the text itself: people want to see what they copy.',
      },
    },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: { pictures: false } };
export const Refused: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: rejectCopy,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link' }));
    await expect(await within(canvasElement).findByRole('textbox')).toHaveValue(args.value);
  },
};
