import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/Text.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { staffMenu } from './sampleMenus.ts';

const meta = {
  title: 'Components/Shell/MobileMenu',
  component: MobileMenu,
  args: {
    items: staffMenu('Users'),
    children: (
      <Text size={14} tone="muted">
        Paolo Reyes · Admin
      </Text>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Use it at the start of the TopBar of a StaffLayout. It is visible below 900 px.\n\n**Do** give it the same items as the Sidebar that it replaces.\n\n**Don’t** use it for members: they have a BottomBar.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
