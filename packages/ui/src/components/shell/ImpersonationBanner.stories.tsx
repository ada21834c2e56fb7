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
          'Use it above every page while staff are using Atlas as somebody else. It goes only when the session is ended.',
          '**Do** say until when. **Don’t** use its ground for anything else: it must not be taken for one’s own page.',
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
