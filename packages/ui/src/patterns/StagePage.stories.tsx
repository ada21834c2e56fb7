import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from '../components/data/Stepper.tsx';
import { StageSummary } from '../components/learning/StageSummary.tsx';
import { TaskList } from '../components/learning/TaskList.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';
import { StagePage } from './StagePage.tsx';

const NAMES = ['Start here', 'Build your skill', 'Get ready for clients', 'First client', 'Steady income', 'Lead others'];

const meta = {
  title: 'Patterns/StagePage',
  component: StagePage,
  decorators: [inMemberLayout({ menu: 'My Stage', tab: 'Stage' })],
  args: {
    title: 'My Stage',
    intro: 'Stage 3 of 6. Each finished task brings you closer to your first client.',
    steps: <Stepper compact label="Your journey" current={2} steps={NAMES.map((title) => ({ title }))} />,
    summary: (
      <StageSummary title="Get ready for clients" done={5} total={7} xp="1,240">
        <Button block disabledReason="2 tasks left before you can ask.">
          Ask to move up
        </Button>
      </StageSummary>
    ),
    children: (
      <Stack gap={3}>
        <Heading level={2} id="left">
          2 tasks left
        </Heading>
        <TaskList
          labelledBy="left"
          tasks={[
            { id: 1, title: 'Publish your portfolio page', points: '+40', next: true, onFinish: () => undefined },
            { id: 2, title: 'Send your first 5 proposals', points: '+80', onFinish: () => undefined },
          ]}
        />
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a member’s own stage.\n\n**Do** put open tasks before finished ones.\n\n**Don’t** use it for staff: they manage a stage on a DetailPage.',
      },
    },
  },
} satisfies Meta<typeof StagePage>;
export default meta;

export const InHand: StoryObj<typeof meta> = {};
