import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { ActionItems } from './ActionItems.tsx';
import { LazyMenu } from './LazyMenu.tsx';
import { openMenuA11y } from './openMenuA11y.ts';

const meta: Meta<typeof LazyMenu> = {
  title: 'Components/Menus/LazyMenu',
  component: LazyMenu,
  args: {
    trigger: <Button>More</Button>,
    load: () => Promise.resolve(ActionItems as never),
    items: {
      actions: [
        { label: 'Edit', icon: Pencil, href: '#edit' },
        { label: 'Archive', icon: Archive, tone: 'danger', onSelect: fn() },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 180 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    a11y: openMenuA11y,
    pictures: false,
    docs: {
      description: {
        component:
          'Use it in place of a Menu where a page has many menus, or rarely needs one. Its code loads when the pointer is over the button.\n\n**Do** load the items from a separate file.\n\n**Don’t** use it for the actions of a row or a card: use an ActionMenu, which is lazy already.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await within(document.body).findByRole('menu');
  },
};
export default meta;

export const Open: StoryObj<typeof LazyMenu> = {};
