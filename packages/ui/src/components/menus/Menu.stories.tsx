import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuCheckboxItem } from './MenuCheckboxItem.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';
import { openMenuA11y } from './openMenuA11y.ts';

const meta = {
  title: 'Components/Menus/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuCheckboxItem, MenuGroup, MenuSeparator },
  args: {
    align: 'start',
    trigger: <Button>More</Button>,
    children: (
      <>
        <MenuItem icon={Pencil} href="#edit">
          Edit
        </MenuItem>
        <MenuItem icon={CalendarPlus} onSelect={fn()}>
          Extend
        </MenuItem>
        <MenuSeparator />
        <MenuGroup title="Show">
          <MenuCheckboxItem checked onChange={fn()}>
            Archived lessons
          </MenuCheckboxItem>
          <MenuCheckboxItem checked={false} onChange={fn()}>
            Drafts
          </MenuCheckboxItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={Archive} tone="danger" onSelect={fn()}>
          Archive
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    a11y: openMenuA11y,
    docs: {
      description: {
        component: [
          'Use it for less frequent actions behind one button: in a table row, at the top of a page.',
          '**Do** name actions by what they do, and put the destructive one last, after a separator. **Don’t** hide the page’s main action, or create a menu with a single action.',
        ].join('\n\n'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await within(document.body).findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(first).toHaveFocus());
  },
} satisfies Meta<typeof Menu>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
