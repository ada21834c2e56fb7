import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageError } from './PageError.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/PageError',
  component: PageError,
  decorators: [inMemberLayout({ menu: 'My Courses', tab: 'Courses' })],
  args: {
    kind: 'offline',
    title: 'Your courses did not load',
    text: 'The signal may be weak here. What you finished is saved.',
    onRetry: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it in place of a page whose data failed to load, while the navigation still works.\n\n**Do** state what is safe, and offer to try again.\n\n**Don’t** use it for one part of a page (ErrorState), or when the navigation is lost as well (FullPageError).',
      },
    },
  },
} satisfies Meta<typeof PageError>;
export default meta;

export const NoSignal: StoryObj<typeof meta> = {};
