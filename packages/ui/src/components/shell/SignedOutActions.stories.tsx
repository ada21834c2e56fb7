import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedOutActions } from './SignedOutActions.tsx';

const meta = {
  title: 'Components/Shell/SignedOutActions',
  component: SignedOutActions,
  args: { signInHref: '#login', signUpHref: '#signup' },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it at the end of a TopBar for visitors.\n\n**Do** return people to this page after they sign in.\n\n**Don’t** use it on the sign-in and sign-up pages: each links to the other below its form.',
      },
    },
  },
} satisfies Meta<typeof SignedOutActions>;
export default meta;

export const Visitor: StoryObj<typeof meta> = {};
