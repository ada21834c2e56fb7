import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Shell/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Users', href: '#users' }, { label: 'Kristine Joy Mercado', href: '#user' }, { label: 'Edit' }] },
  parameters: {
    docs: {
      description: {
        component:
          'Use it on pages two or more levels deep.\n\n**Do** name each page by its title; the last one is the current page.\n\n**Don’t** use it on nested pages on phones (PhoneBar), or for the steps of a task (Stepper).',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const ThreeLevels: StoryObj<typeof meta> = {};

/** A level without a page: its label is shown without a link. */
export const StepWithoutPage: StoryObj<typeof meta> = {
  args: { items: [{ label: 'Users', href: '#users' }, { label: 'Details' }, { label: 'Details' }] },
  parameters: { pictures: false },
};
