import Check from 'lucide-react/icons/check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Primitives/ProgressRing',
  component: ProgressRing,
  args: { done: 5, total: 7, label: '5 of 7 tasks done', figure: '5', caption: 'of 7 tasks' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for up to about twelve parts: one arc per task, the next one in mango.\n\n**Do** put the count in the middle.\n\n**Don’t** show a percentage, or mango where nothing can be done now.',
      },
    },
  },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
/** A part that has just been finished: its arc fills once. With reduced motion it is full at once. */
export const Filling: Story = {
  args: { done: 6, figure: '6', label: '6 of 7 tasks done', filling: true },
  parameters: { pictures: false },
};
export const States: Story = {
  render: () => (
    <Row gap={5} wrap>
      <ProgressRing done={0} total={7} label="0 of 7 tasks done" figure="0" caption="of 7" />
      <ProgressRing done={5} total={7} label="5 of 7 tasks done" figure="5" caption="of 7 tasks" />
      <ProgressRing done={7} total={7} label="7 of 7 tasks done" figure={<Icon icon={Check} size="l" />} />
      <ProgressRing done={1} total={1} label="1 of 1 task done" figure="1" caption="of 1" />
      <ProgressRing size="l" done={5} total={12} label="5 of 12 tasks done" figure="5" caption="of 12 tasks" />
      <ProgressRing size="s" done={2} total={4} label="2 of 4 tasks done" figure="2" next={false} />
    </Row>
  ),
};
