import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { staffMenu } from '../components/shell/sampleMenus.ts';
import { Sidebar } from '../components/shell/Sidebar.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { Vignette } from '../components/art/Vignette.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ListPage } from './ListPage.tsx';
import { sampleStaffTopBar } from './sampleStaffLayout.tsx';
import { StaffLayout } from './StaffLayout.tsx';

const meta = {
  title: 'Patterns/StaffLayout',
  component: StaffLayout,
  args: {
    sidebar: <Sidebar items={staffMenu('Users')} />,
    startsOpen: true,
    topBar: sampleStaffTopBar('Users'),
    children: (
      <ListPage
        title="Users"
        count="0"
        actions={
          <>
            <Button>Export</Button>
            <ButtonLink href="#new">New User</ButtonLink>
          </>
        }
        filters={
          <>
            <Chip selected>Joined in 2025</Chip>
            <Chip selected>Member</Chip>
            <Chip>Due in 7 days</Chip>
            <Chip>Stuck over 14 days</Chip>
          </>
        }
      >
        <EmptyState
          vignette={<Vignette of="search" />}
          title="No results for these filters"
          text="No one who joined in 2025 matches both."
          action={<Button>Clear filters</Button>}
        />
      </ListPage>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it around every staff page: denser, with the menu along the left edge.\n\n**Do** give it a Sidebar, and a TopBar that starts with its SidebarToggle and, for phones, a MobileMenu.\n\n**Don’t** use it for members and visitors: use an AppLayout.',
      },
    },
  },
} satisfies Meta<typeof StaffLayout>;
export default meta;

export const FilteredEmpty: StoryObj<typeof meta> = {};

/** The user closes and opens the sidebar; the page takes or gives up its space. */
export const Toggled: StoryObj<typeof meta> = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => () => {
    delete document.documentElement.dataset['sidebar'];
    localStorage.removeItem('sidebar');
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Main menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};
