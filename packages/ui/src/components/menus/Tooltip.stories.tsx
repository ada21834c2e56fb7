import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Menus/Tooltip',
  component: Tooltip,
  args: { open: true, text: 'Counts approved payments only', children: <Button>Collected</Button>, side: 'bottom' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 100, paddingInline: 60 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for optional hints: phones never show it.',
          '**Do** keep it to a few words. **Don’t** use it for the reason why a button is disabled (Button shows it), for a link, or for the name of an icon (IconButton has it).',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
