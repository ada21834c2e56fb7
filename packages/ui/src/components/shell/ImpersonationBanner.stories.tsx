import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const meta = {
  title: 'Components/Shell/ImpersonationBanner',
  component: ImpersonationBanner,
  args: { name: 'Maricel Dela Cruz', note: 'Until 4:42 PM. What you do is recorded as yours.', onEnd: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Use it above every page while staff view Atlas as another person. It disappears only when that session ends.',
          '**Do** state until when. **Don’t** use its background for anything else: the page must not look like the viewer’s own.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ImpersonationBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Ending: Story = { args: { ending: true }, parameters: { pictures: false } };
