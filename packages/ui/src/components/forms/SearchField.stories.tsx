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
        component: `Use it over a list or a page of results. Its button and Escape empty it; every keystroke is told, so whoever asks a server waits until typing pauses.

**Do** say in the placeholder what is searched.

**Don't** use it to choose one of what is found; that is a Combobox.`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
