import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from '../components/feedback/OfflineBanner.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { AppLayout } from './AppLayout.tsx';
import { sampleBottomBar, sampleFooter, sampleTopBar } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/AppLayout',
  component: AppLayout,
  args: {
    topBar: sampleTopBar('Bonuses'),
    notice: <OfflineBanner offline />,
    children: (
      <Stack gap={2}>
        <Heading level={1}>Bonuses</Heading>
        <Text tone="muted">Your first bonus opens on Monday, 11/17/2025.</Text>
      </Stack>
    ),
    footer: sampleFooter,
    bottom: sampleBottomBar('Home'),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it around every page that is not for staff. It stays mounted while the pages inside it change.\n\n**Do** pass the bars once, in the shell.\n\n**Don’t** use it for staff (StaffLayout) or for signing in (AuthPage).',
      },
    },
  },
} satisfies Meta<typeof AppLayout>;
export default meta;

export const Offline: StoryObj<typeof meta> = {};
