import Search from 'lucide-react/icons/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', value: 'maricel.delacruz@example.com', onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for one line of text. Label above, hint below, error in place of the hint; `readOnly` for a value that cannot be changed.\n\n**Do** give `autoComplete` and `inputMode`, so that a phone fills it in or shows the right keyboard.\n\n**Don’t** put the label in the placeholder: it disappears while typing.',
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const EmptyWithHint: Story = {
  args: { value: '', placeholder: 'juan@example.com', hint: 'We send your receipts here', optionalText: '(optional)' },
};
export const Focused: Story = { play: () => userEvent.tab() };
export const WithError: Story = { args: { value: 'juan@', error: 'Enter a valid email address (e.g., juan@example.com)' } };
export const Locked: Story = { args: { readOnly: true, hint: 'From your invitation' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = {
  args: { name: 'q', label: 'Search', type: 'search', iconStart: Search, value: '', placeholder: 'Name or email' },
};
