import Archive from 'lucide-react/icons/archive';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import type { ActionItem } from './ActionItems.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { openMenuA11y } from './openMenuA11y.ts';

const actions: readonly ActionItem[] = [
  { label: 'Edit', icon: Pencil, href: '#edit' },
  { label: 'Extend', icon: CalendarPlus, onSelect: fn() },
  { label: 'Archive', icon: Archive, tone: 'danger', onSelect: fn() },
];

const meta = {
  title: 'Components/Menus/ActionMenu',
  component: ActionMenu,
  args: { label: 'Actions for Arvin Salazar', actions },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 210, textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          'Use it at the end of a row or a card, for the actions on it.',
          '**Do** keep the same order of actions in every row, and leave out actions that the person may not perform. **Don’t** use it for the main action of a page.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { a11y: openMenuA11y },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Arvin Salazar' }));
    await within(document.body).findByRole('menu');
  },
};
export const Single: Story = { args: { actions: [{ label: 'Approve', onSelect: fn() }] }, parameters: { pictures: false } };
