import Clock from 'lucide-react/icons/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge.tsx';
import { sampleUnits } from './sampleLessons.ts';
import { UnitSection } from './UnitSection.tsx';

const meta = {
  title: 'Components/Learning/UnitSection',
  component: UnitSection,
  args: { title: '2. The first two sentences', summary: '2 of 5', lessons: sampleUnits.inHand },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it on a course page, one for each unit; finished units collapse automatically.\n\n**Do** show the number of finished lessons: “3 of 5”.\n\n**Don’t** collapse the current unit.',
      },
    },
  },
} satisfies Meta<typeof UnitSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InHand: Story = {};
export const Finished: Story = { args: { title: '1. Know who you write to', summary: '6 of 6', lessons: sampleUnits.finished } };
export const OpensLater: Story = {
  args: { title: '3. Price and follow-up', badge: <Badge icon={Clock}>Opens 11/17/2025</Badge>, lessons: sampleUnits.later },
};
