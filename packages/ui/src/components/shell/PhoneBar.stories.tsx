import List from 'lucide-react/icons/list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Page } from '../../primitives/Page.tsx';
import { Text } from '../../primitives/Text.tsx';
import { PhoneBar } from './PhoneBar.tsx';

const meta = {
  title: 'Components/Shell/PhoneBar',
  component: PhoneBar,
  args: { backHref: '#course', backLabel: 'Back to the course', title: 'Proposals that get answered' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
        <Text>The page goes on here.</Text>
      </Page>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it first on a nested page: a lesson, a form, a record. It is visible only below 900 px.\n\n**Do** set `backLabel` to the page that the arrow leads to.\n\n**Don’t** use it on a page that the BottomBar or the menu opens: use a TopBar there.',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PhoneBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InsideALesson: Story = { args: { subtitle: 'Lesson 9 of 32', action: <IconButton icon={List} label="All lessons" /> } };
