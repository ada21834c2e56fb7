import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PromotionalBanner } from './PromotionalBanner.tsx';

const meta = {
  title: 'Components/Shell/PromotionalBanner',
  component: PromotionalBanner,
  args: {
    title: 'Atlas Live in Alabang',
    text: 'Sunday, 11/23/2025. Tickets from ₱1,499.00, groups of 5 pay for 4.',
    action: { text: 'See tickets', href: '#tickets' },
    onDismiss: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Use it for one current event or offer, above the page, until it is dismissed.',
          '**Do** state time, place and price. **Don’t** use it for the person’s account (Banner), or two at a time.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PromotionalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
