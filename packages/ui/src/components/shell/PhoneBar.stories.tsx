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
          'Use it as the first thing of a page inside something: a lesson, a form, a record. It is there below 900 px only.\n\n**Do** say in `backLabel` where the arrow leads.\n\n**Don’t** use it on a page that the BottomBar or the menu opens: that has a TopBar.',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PhoneBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InsideALesson: Story = { args: { subtitle: 'Lesson 9 of 32', action: <IconButton icon={List} label="All lessons" /> } };
