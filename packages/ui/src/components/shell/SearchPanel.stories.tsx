import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleSearchGroups, sampleSearchTypes } from './sampleSearch.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Shell/SearchPanel',
  component: SearchPanel,
  args: {
    query: 'upwork',
    onQueryChange: fn(),
    groups: sampleSearchGroups,
    types: sampleSearchTypes,
    activeType: null,
    onTypeChange: fn(),
    page: '/',
    placeholder: 'Courses, events, lessons',
    countText: '4 results',
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: [
          'Use it once per page, in the TopBar, for the global search. Up and down move through the results.',
          '**Do** wait for a pause in typing before requesting results. **Don’t** use it to filter a list: use a SearchField.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const inBox: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

export const Found: Story = {
  ...inBox,
  decorators: [
    (Story) => (
      <div style={{ width: 240, minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
};
export const NothingFound: Story = { ...inBox, args: { groups: [], activeType: 'event' }, parameters: { pictures: false } };
/** A message instead of results, with an action. */
export const Failed: Story = {
  args: { startsOpen: 'focused', message: { text: 'Something went wrong, try again', action: { label: 'Try again', onClick: fn() } } },
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: false },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.message?.action?.onClick).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { ...inBox, args: { groups: [], loading: true }, parameters: { pictures: false } };
export const SheetOnPhone: Story = {
  args: { show: 'button' },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => <TopBar homeHref="#home" end={<SearchPanel {...args} />} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
  },
};
export const NothingOnPhone: Story = { ...SheetOnPhone, args: { show: 'button', groups: [] } };
