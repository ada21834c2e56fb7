import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceBlock } from './PriceBlock.tsx';
import { sampleTerms } from './sampleLanding.ts';

const meta = {
  title: 'Components/Landing/PriceBlock',
  component: PriceBlock,
  args: {
    id: 'offer',
    title: 'Freelance Foundations',
    text: 'All lessons, the group, and a coach who checks your work.',
    price: '₱9,999.00',
    validity: '1 year of access from Monday, 11/17/2025',
    terms: sampleTerms,
    termsLabel: 'How would you like to pay?',
    button: { label: 'Enroll now', href: '#checkout' },
    note: 'Full refund within 7 days. No added fees.',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for the price of a funnel and its payment terms.\n\n**Do** state what a refund needs in the note.\n\n**Don’t** use it in the application: use Price.',
      },
    },
  },
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** The chosen term shows its payments. */
export const ChosenTerm: Story = {
  args: { id: 'offer-2', isAnchor: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Thursday, 01/15/2026')[0]).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^3 payments/ }));
    await expect(canvas.getAllByText('Thursday, 01/15/2026')[0]).toBeVisible();
  },
};

export const OneTerm: Story = { args: { id: 'offer-3', isAnchor: false, terms: sampleTerms.slice(1, 2) } };

export const Free: Story = {
  args: { id: 'offer-4', isAnchor: false, text: '', price: 'FREE', validity: null, terms: [], note: '' },
  globals: { viewport: { value: 'phone' } },
};
