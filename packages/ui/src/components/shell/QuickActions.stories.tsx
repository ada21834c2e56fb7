import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import UserPlus from 'lucide-react/icons/user-plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IconNavItem } from './NavItem.ts';
import { QuickActions } from './QuickActions.tsx';
import { QuickActionsPanel } from './QuickActionsPanel.tsx';
import { TopBar } from './TopBar.tsx';
import type { MenuPanelProps } from './useMenuButton.ts';

const items: readonly IconNavItem[] = [
  { label: 'New course', href: '#course', icon: BookOpen },
  { label: 'New event', href: '#event', icon: CalendarDays },
  { label: 'New resource', href: '#resource', icon: FileText },
  { label: 'New product', href: '#product', icon: Package },
  { label: 'New user', href: '#user', icon: UserPlus },
];

const Panel = (inPanel: MenuPanelProps) => <QuickActionsPanel {...inPanel} items={items} />;

const meta = {
  title: 'Components/Shell/QuickActions',
  component: QuickActions,
  subcomponents: { QuickActionsPanel },
  args: { load: () => Promise.resolve(Panel) },
  render: (args) => <TopBar homeHref="#home" end={<QuickActions {...args} />} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: [
          'Use it once per page, for people who create records: a shortcut to every form.',
          '**Do** leave out what the person may not create, and the whole menu if nothing is left. **Don’t** put anything in it that does not create a record.',
        ].join('\n\n'),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick actions' }));
    await expect(await canvas.findByRole('menuitem', { name: 'New course' })).toHaveFocus();
  },
} satisfies Meta<typeof QuickActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { globals: { viewport: { value: 'desktop' } } };
export const SheetOnPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { pictures: false } };
