import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Vignette } from '../art/Vignette.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    vignette: <Vignette of="lessons" />,
    title: 'No available product for the moment',
    text: 'When your first payment is approved, your courses appear here. Until then, the free lessons are open.',
    action: (
      <ButtonLink variant="primary" href="#free">
        Open free lessons
      </ButtonLink>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it where a list or a page has nothing to show.\n\n**Do** say what will appear here, when, and offer one next step.\n\n**Don’t** write “No data” unless the specification has that text.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyList: Story = {};
export const ClosedPage: Story = {
  args: {
    level: 1,
    vignette: <Vignette of="locked" />,
    title: 'Access Restricted',
    text: 'Payment reports are open to finance staff only. You are using the access level Member. If you need this page, ask your coach or switch role.',
    action: (
      <>
        <ButtonLink variant="primary" href="#back">
          Go Back
        </ButtonLink>
        <ButtonLink variant="quiet" href="#role">
          Switch role
        </ButtonLink>
      </>
    ),
  },
};
