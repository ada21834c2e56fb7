import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { StickyActions } from './StickyActions.tsx';

const meta = {
  title: 'Components/Shell/StickyActions',
  component: StickyActions,
  args: {
    scope: 'always',
    primary: (
      <Button variant="primary" iconStart={Check}>
        Mark as done
      </Button>
    ),
    secondary: (
      <ButtonLink href="#next" iconEnd={ChevronRight} label="Next lesson">
        Next
      </ButtonLink>
    ),
    note: 'Complete when you watch 90% or tap Mark as done.',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '120px' },
      description: {
        component:
          'Use it on a long page with one next step: a lesson, a course, a form.\n\n**Do** keep it to one primary action, with at most one secondary action next to it.\n\n**Don’t** use it on a page that fits the screen (put the button in the page), or in a FormPage, which includes it.',
      },
    },
  },
} satisfies Meta<typeof StickyActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
