import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Continue lesson', variant: 'primary', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for an action on this page.\n\n**Do** use one primary button per screen, for the person’s next step, and name the result: “Add your link”.\n\n**Don’t** hide why it is disabled (`disabledReason`), or navigate with it: use a ButtonLink.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Variants: Story = {
  render: () => (
    <Row wrap>
      <Button variant="primary">Continue lesson</Button>
      <Button variant="secondary">Open my stage</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="text">Show all</Button>
      <Button variant="danger">Unenroll</Button>
      <Button variant="danger-quiet">Reject</Button>
      <Button variant="primary" iconStart={Check}>
        Mark as done
      </Button>
      <Button variant="secondary" iconEnd={ChevronRight}>
        Next
      </Button>
    </Row>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Row wrap>
      <Button variant="primary" size="large">
        Start for free
      </Button>
      <Button variant="primary">Continue lesson</Button>
      <Button variant="primary" size="dense">
        Approve
      </Button>
    </Row>
  ),
};
export const Block: Story = { args: { block: true, children: 'Log in' }, globals: { viewport: { value: 'phone' } } };
export const Focused: Story = { play: () => userEvent.tab() };
export const Loading: Story = { args: { loading: true, children: 'Save', loadingText: 'Saving' } };
export const DisabledWithReason: Story = { args: { children: 'Ask for stage 4', disabledReason: '2 tasks left before you can ask' } };
