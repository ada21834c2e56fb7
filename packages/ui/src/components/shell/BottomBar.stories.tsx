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
    docs: { description: { component: 'Use it as the last thing of a member’s AppFrame; it is there below 900 px only.' } },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

export const Member: StoryObj<typeof meta> = {};
