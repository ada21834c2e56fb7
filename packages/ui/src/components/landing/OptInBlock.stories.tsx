import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptInBlock } from './OptInBlock.tsx';

const meta = {
  title: 'Components/Landing/OptInBlock',
  component: OptInBlock,
  args: {
    id: 'lesson',
    title: 'Not ready yet? Read the first lesson',
    text: 'We send you “One service, one sentence” by email. It takes 12 minutes.',
    buttonLabel: 'Send me the lesson',
    action: '#opt-in',
    hidden: [{ name: 'page', value: 'freelance-foundations' }],
    consent: 'Send me this lesson and news about courses by email. I can unsubscribe at any time.',
    labels: { firstName: 'First name', email: 'Email' },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for visitors who are not ready to buy.\n\n**Do** say what they get and how long it takes.\n\n**Don’t** ask for more than first name and email.',
      },
    },
  },
} satisfies Meta<typeof OptInBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** An attempt that the server rejected: what the visitor wrote stays. */
export const Rejected: Story = {
  args: {
    id: 'lesson-2',
    isAnchor: false,
    values: { firstName: '', email: 'maricel@', consent: false },
    errors: {
      firstName: 'Write your first name.',
      email: 'This is not an email address. Check what follows the @.',
      consent: 'Check this box, so that we may write to you.',
    },
    formError: 'We could not add you yet. Check the fields below.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Minimal: Story = { args: { id: 'lesson-3', isAnchor: false, text: '' }, parameters: { pictures: false } };
