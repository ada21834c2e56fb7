import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentBar } from './ConsentBar.tsx';

const meta = {
  title: 'Components/Shell/ConsentBar',
  component: ConsentBar,
  args: {
    title: 'Your privacy',
    question: 'Atlas uses the cookies that it needs to work. May we also count visits and measure our ads?',
    options: [
      { name: 'statistics', label: 'Statistics', description: 'Counts how pages are used, so that we can improve them.' },
      {
        name: 'marketing',
        label: 'Marketing',
        description: 'Shows whether our ads work. Facebook and others learn that you were here.',
      },
    ],
    labels: { necessary: 'Only necessary', all: 'Allow all', choose: 'Choose', save: 'Save my choice' },
    action: '#',
    version: 1,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component:
          'Use it once on a public page, before the content, while the visitor has not chosen.\n\n**Do** give both answers the same weight.\n\n**Don’t** show it on pages of members or over a form.',
      },
    },
  },
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** In one line where there is room. */
export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** The purposes, of which none is checked. */
export const Choosing: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose'));
    await expect(canvas.getByRole('checkbox', { name: /^Statistics/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save my choice' })).toBeVisible();
  },
};
