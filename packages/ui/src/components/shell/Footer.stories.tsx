import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Shell/Footer',
  component: Footer,
  args: {
    year: 2025,
    links: [
      { label: 'Terms', href: '#terms' },
      { label: 'Privacy policy', href: '#privacy' },
      { label: 'Refund policy', href: '#refund' },
    ],
    form: { text: 'Cookie settings', action: '#', name: 'choice', value: 'withdraw' },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it at the end of every page except lessons.\n\n**Do** keep it to the legal pages, the year, the choice about cookies, and the one setting for visitors.\n\n**Don’t** put navigation or another action in it: those are in the TopBar and the page.',
      },
    },
  },
} satisfies Meta<typeof Footer>;
export default meta;

export const Legal: StoryObj<typeof meta> = {};

/** For a visitor, who has no account menu. */
export const WithAction: StoryObj<typeof meta> = {
  args: { action: { text: 'Use less data', onClick: fn() } },
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' } },
};
