import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Menus/Popover',
  component: Popover,
  args: {
    trigger: <Button>How is this counted?</Button>,
    title: 'Collected this month',
    children: (
      <Text size={14} tone="muted">
        Every payment that was approved between 11/01/2025 and today, by its paid date. Refunds are taken off.
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for a few sentences or fields next to what they explain or change. It opens on press, so it works on phones.',
          '**Do** keep it short. **Don’t** put a form of more than two fields in it (Drawer), or a question that must be answered (Dialog).',
        ].join('\n\n'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(document.body).findByRole('dialog');
  },
} satisfies Meta<typeof Popover>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
