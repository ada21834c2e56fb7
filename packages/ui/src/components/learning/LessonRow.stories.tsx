import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack.tsx';
import { LessonRow } from './LessonRow.tsx';
import { sampleUnits } from './sampleLessons.ts';

const meta = {
  title: 'Components/Learning/LessonRow',
  component: LessonRow,
  args: { state: 'now', name: 'Open with their problem, not your résumé', meta: '12\u00a0min', href: '#lesson' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it in a UnitSection or a LessonOutline, never alone.\n\n**Do** show minutes and megabytes, and why a lesson is locked.\n\n**Don’t** give it a button: the row is the link.',
      },
    },
  },
} satisfies Meta<typeof LessonRow>;
export default meta;

export const Playground: StoryObj<typeof meta> = { parameters: { pictures: false } };
/** Done, continue here, not started, locked with its reason. */
export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={1}>
      {[...sampleUnits.inHand.slice(1, 4), ...sampleUnits.later.slice(0, 1), ...sampleUnits.bonus].map(({ id, ...lesson }) => (
        <LessonRow key={id} {...lesson} />
      ))}
    </Stack>
  ),
};
