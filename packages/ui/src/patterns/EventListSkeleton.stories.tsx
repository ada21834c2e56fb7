import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventListSkeleton } from './EventListSkeleton.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/EventListSkeleton',
  component: EventListSkeleton,
  decorators: [inMemberLayout({ menu: 'My Events', tab: 'Events' })],
  args: { title: 'My Events', events: 4 },
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    docs: {
      description: {
        component:
          'Use it while the events of an EventList load.\n\n**Do** leave the title of the page in place above it.\n\n**Don’t** use it for one event (CourseSkeleton) or for a table (TableSkeleton).',
      },
    },
  },
} satisfies Meta<typeof EventListSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
