import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search members', value: 'Maricel', placeholder: 'Name or email', onSearch: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it above a list or a page of results. Its button and Escape clear it. It reports every keystroke, so debounce requests to the server.

**Do** state in the placeholder what is searched.

**Don't** use it to select one of the results: use a Combobox.`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
