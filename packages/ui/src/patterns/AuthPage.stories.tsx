import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordField } from '../components/forms/PasswordField.tsx';
import { TextField } from '../components/forms/TextField.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { AuthPage } from './AuthPage.tsx';

const meta = {
  title: 'Patterns/AuthPage',
  component: AuthPage,
  args: {
    homeHref: '#home',
    title: 'Welcome back',
    lede: 'Log in and pick up where you left off.',
    children: (
      <Stack as="form" gap={4}>
        <TextField name="email" label="Email" type="email" autoComplete="username" value="maricel.delacruz@example.com" onChange={fn()} />
        <PasswordField name="password" label="Password" autoComplete="current-password" value="sampaguita-1" onChange={fn()} />
        <Button variant="primary" type="submit" block>
          Log in
        </Button>
        <ButtonLink variant="quiet" href="#forgot">
          Forgot password?
        </ButtonLink>
      </Stack>
    ),
    footer: (
      <>
        Ready to join?
        <ButtonLink href="#signup">Create an account</ButtonLink>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for sign-in, sign-up, and a forgotten or new password.\n\n**Do** keep it to one form and one link to the alternative.\n\n**Don’t** use it for forms of signed-in people: use a FormPage.',
      },
    },
  },
} satisfies Meta<typeof AuthPage>;
export default meta;

export const SignIn: StoryObj<typeof meta> = {};
