import Clock from 'lucide-react/icons/clock';
import Search from 'lucide-react/icons/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseHero } from '../components/learning/CourseHero.tsx';
import { FactList } from '../components/learning/FactList.tsx';
import { sampleUnits } from '../components/learning/sampleLessons.ts';
import { UnitSection } from '../components/learning/UnitSection.tsx';
import { StickyActions } from '../components/shell/StickyActions.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { CoursePage } from './CoursePage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const next = (
  <ButtonLink variant="primary" href="#lesson">
    Continue lesson
  </ButtonLink>
);

const meta = {
  title: 'Patterns/CoursePage',
  component: CoursePage,
  decorators: [
    inMemberLayout({
      menu: 'My Courses',
      tab: 'Courses',
      phone: {
        backHref: '#my-courses',
        backLabel: 'Back to My Courses',
        title: 'My Courses',
        action: <IconButton icon={Search} label="Search" />,
      },
    }),
  ],
  args: {
    hero: (
      <CourseHero
        coverId={12}
        name="Proposals that get answered"
        description="Write short proposals that a busy client reads to the end, and follow up without feeling shy about it."
        progress={{ percent: 56, text: '18 of 32 lessons · about 2\u00a0h 40\u00a0min left' }}
        action={next}
      />
    ),
    children: (
      <>
        <UnitSection title="1. Know who you write to" summary="6 of 6" lessons={sampleUnits.finished} />
        <UnitSection title="2. The first two sentences" summary="2 of 5" lessons={sampleUnits.inHand} />
        <UnitSection title="3. Price and follow-up" badge={<Badge icon={Clock}>Opens 11/17/2025</Badge>} lessons={sampleUnits.later} />
        <UnitSection title="4. Bonus: contracts and invoices" lessons={sampleUnits.bonus} />
      </>
    ),
    aside: (
      <FactList
        coach={{ name: 'Liza Manalo', note: 'Answers in the group within a day' }}
        facts={[
          { label: 'Lessons', value: '32 in 4 units' },
          { label: 'Data for the rest', value: 'about 210\u00a0MB' },
          { label: 'Access until', value: 'Sunday, 11/30/2025' },
        ]}
      />
    ),
    actions: <StickyActions primary={next} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for one course as members see it: its units and lessons, who helps, and what it costs in data and time.\n\n**Do** start with the CourseHero, whose action is the page’s primary one.\n\n**Don’t** use it for staff: they manage a course on a DetailPage.',
      },
    },
  },
} satisfies Meta<typeof CoursePage>;
export default meta;

export const InProgress: StoryObj<typeof meta> = {};
