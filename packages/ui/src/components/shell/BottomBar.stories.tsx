import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar } from './BottomBar.tsx';
import { memberBottomBar } from './sampleMenus.ts';

const meta = {
  title: 'Components/Shell/BottomBar',
  component: BottomBar,
  args: { items: memberBottomBar('Home') },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it last in a member’s AppLayout. It is visible only below 900 px.\n\n**Do** give it the five pages that members use most, with one word each.\n\n**Don’t** put an action or a sixth page in it: use the ProfileMenu.',
      },
    },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

export const Member: StoryObj<typeof meta> = {};
