import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/ForbiddenPage',
  component: ForbiddenPage,
  decorators: [inMemberLayout({})],
  args: {
    text: 'Payment reports are open to finance staff only. You are using the access level Member. If you need this page, ask your coach or switch role.',
    homeHref: '#home',
    action: <Button variant="quiet">Switch role</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it where the access level in use may not open the page.\n\n**Do** state which access level is in use, and how to get access.\n\n**Don’t** use it in place of the sign-in page (send visitors there), or for a deleted record (NotFoundPage).',
      },
    },
  },
} satisfies Meta<typeof ForbiddenPage>;
export default meta;

export const OtherAccessLevel: StoryObj<typeof meta> = {};

/** Opened at its own address without signing in. */
export const Visitor: StoryObj<typeof meta> = {
  args: { text: 'Log in with an account that may open this page.', signInHref: '#login', action: undefined },
  parameters: { pictures: false },
};
