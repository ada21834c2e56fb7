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
          'Use it as the last thing of a member’s AppLayout; it is there below 900 px only.\n\n**Do** give it the five places members go most, each one word.\n\n**Don’t** put an action or a sixth place in it: those are in the ProfileMenu.',
      },
    },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

export const Member: StoryObj<typeof meta> = {};
