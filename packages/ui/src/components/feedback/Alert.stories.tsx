import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: 'Approving splits this entry: ₱3,000.00 paid, ₱499.00 due on the same date.' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for information about this page or form that people need before they continue.\n\n**Do** state the consequence, and offer one next step; set `live` when it appears while the page is open.\n\n**Don’t** use it for the account or the connection (Banner), or for a completed action (toast).',
      },
    },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap={3}>
      <Alert {...args} />
      <Alert tone="success" title="Check your inbox">
        We sent a link to maricel.delacruz@example.com. It works for 24 hours.
      </Alert>
      <Alert tone="warning" title="This lesson is locked" action={<Link href="#unit">Open unit 2</Link>}>
        Finish unit 2 first.
      </Alert>
      <Alert tone="danger">Your last payment was not approved.</Alert>
      <Alert tone="neutral">Nothing changes for the people who are already in.</Alert>
    </Stack>
  ),
};
