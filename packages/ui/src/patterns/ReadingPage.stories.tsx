import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import List from 'lucide-react/icons/list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileList } from '../components/learning/FileList.tsx';
import { FileRow } from '../components/learning/FileRow.tsx';
import { Markdown } from '../components/learning/Markdown.tsx';
import { NextLessonCard } from '../components/learning/NextLessonCard.tsx';
import { sampleLesson } from '../components/learning/sampleLessons.ts';
import { VideoPlayer } from '../components/learning/VideoPlayer.tsx';
import { Breadcrumbs } from '../components/shell/Breadcrumbs.tsx';
import { StickyActions } from '../components/shell/StickyActions.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const RULE = 'Complete when you watch 90% or tap Mark as done.';

const meta = {
  title: 'Patterns/ReadingPage',
  component: ReadingPage,
  decorators: [
    inMemberLayout({
      menu: 'My Courses',
      tab: 'Courses',
      phone: {
        backHref: '#course',
        backLabel: 'Back to the course',
        title: 'Proposals that get answered',
        subtitle: 'Lesson 9 of 32',
        action: <IconButton icon={List} label="All lessons" />,
      },
    }),
  ],
  args: {
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { label: 'My Courses', href: '#my-courses' },
          { label: 'Proposals that get answered', href: '#course' },
        ]}
      />
    ),
    media: (
      <VideoPlayer
        title="Open with their problem, not your résumé"
        coverId={4}
        source={{ kind: 'file', src: 'lesson.mp4' }}
        meta={'12:40 · 24\u00a0MB · you stopped at 3:05'}
        quality="360p"
      />
    ),
    title: 'Open with their problem, not your résumé',
    rule: RULE,
    children: <Markdown source={sampleLesson} />,
    files: (
      <FileList>
        <FileRow name="Opening lines worksheet" meta={'PDF · 340\u00a0kB'} href="#1" category="pdf" />
        <FileRow name="Twelve real job posts" meta={'XLSX · 88\u00a0kB'} href="#2" category="spreadsheet" />
      </FileList>
    ),
    next: (
      <NextLessonCard coverId={11} name="Practice: rewrite two openings" meta={'15\u00a0min · text and a form · 60\u00a0kB'} href="#next" />
    ),
    actions: (
      <StickyActions
        scope="always"
        note={RULE}
        primary={
          <Button variant="primary" iconStart={Check}>
            Mark as done
          </Button>
        }
        secondary={
          <ButtonLink href="#next" iconEnd={ChevronRight} label="Next lesson">
            Next
          </ButtonLink>
        }
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for content that people watch or read from top to bottom: a lesson, a replay, a resource, the terms.\n\n**Do** keep the text to one column, and the next step at its end.\n\n**Don’t** use it for the facts of a record (DetailPage) or a form (FormPage).',
      },
    },
  },
} satisfies Meta<typeof ReadingPage>;
export default meta;

export const Lesson: StoryObj<typeof meta> = {};
