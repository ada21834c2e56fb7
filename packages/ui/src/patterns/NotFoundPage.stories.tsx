import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/NotFoundPage',
  component: NotFoundPage,
  decorators: [inMemberLayout({})],
  args: {
    homeHref: '#home',
    action: (
      <ButtonLink variant="quiet" href="#my-courses">
        My Courses
      </ButtonLink>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for an unknown address, or for a deleted record.\n\n**Do** link to the list that the record was in.\n\n**Don’t** use it for what the person may not see (ForbiddenPage) or what failed to load (PageError).',
      },
    },
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

export const NoSuchPage: StoryObj<typeof meta> = {};
