import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonList } from '../components/data/PersonList.tsx';
import { Stat } from '../components/data/Stat.tsx';
import { StatGroup } from '../components/data/StatGroup.tsx';
import { StatusBadge } from '../components/data/StatusBadge.tsx';
import { Card } from '../primitives/Card.tsx';
import { Link } from '../primitives/Link.tsx';
import { FiguresPage } from './FiguresPage.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { inStaffLayout } from './sampleStaffLayout.tsx';

const meta = {
  title: 'Patterns/FiguresPage',
  component: FiguresPage,
  subcomponents: { FiguresSection },
  decorators: [inStaffLayout('Home')],
  args: {
    greeting: 'Good morning, Aileen',
    date: 'Wednesday, 11/12/2025 · as of 10:00 AM',
    children: [
      <FiguresSection key="figures" title="People">
        <StatGroup label="People">
          <Stat label="Members" value="1,000+" href="#members" />
          <Stat label="New members" value="12" note="this week" href="#new" />
          <Stat label="Non-members" value="348" href="#non-members" />
        </StatGroup>
      </FiguresSection>,
      <FiguresSection key="people" title="Your people" more={<Link href="#all">See all</Link>}>
        <Card padding="none">
          <PersonList
            label="Your people"
            people={[
              { id: '1', name: 'Maricel Dela Cruz', note: 'Stage 3 · 1,240 XP', badges: <StatusBadge tone="warning" text="Stuck" /> },
              { id: '2', name: 'Jomar Villanueva', note: 'Stage 1 · 40 XP' },
            ]}
          />
        </Card>
      </FiguresSection>,
    ],
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for the home of staff, coaches and affiliates.\n\n**Do** link each figure to the list that it counts, and show when it was counted.\n\n**Don’t** compare periods on it: use a report.',
      },
    },
  },
} satisfies Meta<typeof FiguresPage>;
export default meta;

export const StaffHome: StoryObj<typeof meta> = {};
