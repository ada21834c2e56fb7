import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceCard } from './ResourceCard.tsx';

const meta = {
  title: 'Components/Learning/ResourceCard',
  component: ResourceCard,
  args: {
    name: 'Proposal checklist',
    description: 'One page to read before you press Send.',
    meta: 'PDF · 340\u00a0kB',
    category: 'pdf',
    href: '#resource',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a file or a link with its own page, in a CourseGrid. Use FileRow for a direct download.\n\n**Do** show type and size, or where a link leads.\n\n**Don’t** load a preview of the file.',
      },
    },
  },
} satisfies Meta<typeof ResourceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A locked resource: its description and size are shown all the same. */
export const Locked: Story = {
  args: {
    name: 'Onboarding slides for your team',
    meta: 'Presentation · 1.2\u00a0MB',
    category: 'presentation',
    locked: 'Not started yet',
  },
};

/** A link states where it leads. */
export const Link: Story = {
  args: { name: 'Portfolio template in Canva', meta: 'Web link · canva.com', category: 'link' },
  parameters: { pictures: false },
};
