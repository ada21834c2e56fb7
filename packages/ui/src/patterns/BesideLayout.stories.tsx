import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonOutline } from '../components/learning/LessonOutline.tsx';
import { Markdown } from '../components/learning/Markdown.tsx';
import { sampleLesson, sampleUnits } from '../components/learning/sampleLessons.ts';
import { Breadcrumbs } from '../components/shell/Breadcrumbs.tsx';
import { BesideLayout } from './BesideLayout.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const lessons = sampleUnits.inHand.map((lesson) => ({ ...lesson, current: lesson.id === 9 }));

const meta = {
  title: 'Patterns/BesideLayout',
  component: BesideLayout,
  decorators: [inMemberLayout({ menu: 'My Courses', tab: 'Courses' })],
  args: {
    children: (
      <ReadingPage
        breadcrumbs={<Breadcrumbs items={[{ label: 'Proposals that get answered', href: '#course' }]} />}
        title="Open with their problem, not your résumé"
      >
        <Markdown source={sampleLesson} />
      </ReadingPage>
    ),
    aside: <LessonOutline isBeside units={[{ id: 2, title: '2. The first two sentences', summary: '2 of 5', lessons }]} />,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a page of a longer whole, such as a lesson of a course, whose contents stay in view on wide screens.\n\n**Do** offer the same contents in a Drawer below 1200 px.\n\n**Don’t** put anything in the aside that the page needs.',
      },
    },
  },
} satisfies Meta<typeof BesideLayout>;
export default meta;

export const Lesson: StoryObj<typeof meta> = {};
