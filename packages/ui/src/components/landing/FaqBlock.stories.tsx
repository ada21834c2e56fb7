import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaqBlock } from './FaqBlock.tsx';
import { sampleQuestions } from './sampleLanding.ts';

const meta = {
  title: 'Components/Landing/FaqBlock',
  component: FaqBlock,
  args: { id: 'faq', title: 'Questions people ask first', items: sampleQuestions },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for the questions of people who hesitate.\n\n**Do** begin with the most frequent one.\n\n**Don’t** use it in the application: use an Accordion.',
      },
    },
  },
} satisfies Meta<typeof FaqBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What if I miss a payment?'));
    await expect(canvas.getByText(/^We remind you first/)).toBeVisible();
  },
};
