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
          'Use it in place of a Menu where a page has many of them, or is opened before anybody needs one: its code comes when somebody points at the button.\n\n**Do** load the items from a file of their own.\n\n**Don’t** use it for the actions of a row or a card: that is an ActionMenu, which is one already.',
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
