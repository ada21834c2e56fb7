import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { inMemberFrame } from './sampleFrames.tsx';

const meta = {
  title: 'Patterns/NotFoundPage',
  component: NotFoundPage,
  decorators: [inMemberFrame({})],
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
    docs: { description: { component: 'Use it for an address that leads nowhere, or to something that is gone.' } },
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

export const NoSuchPage: StoryObj<typeof meta> = {};
