import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

const rules = [
  ['Speak to one person, in the present.', 'Log in and continue where you stopped.', 'Users can log in to resume their learning journey!'],
  ['Say the cost before the tap.', 'Tap to load the video. 12:40, 24 MB.', 'Watch now'],
  ['Buttons name the result.', 'Add your link', 'Submit'],
  ['A button that moves money says how much.', 'Approve ₱3,000.00', 'Approve'],
  ['An error says what happened and what to do.', 'Enter a valid email address (e.g., juan@example.com)', 'Invalid input'],
  ['Count what can be counted.', '5 of 7 tasks', '71% complete'],
  ['A split of money is exact.', '6 payments of ₱1,749.00, the last one is ₱1,752.00', '6 payments of about ₱1,750'],
  ['Empty says what will be here, and when.', 'When your first payment is approved, your courses appear here.', 'No data'],
  ['Locked says why, and the next step.', '2 tasks left before you can ask', 'Not available'],
  ['Dates are weekday and MM/DD/YYYY in sentences.', 'Your membership expires on Sunday, 11/30/2025.', 'Expires 30 Nov'],
];

function DoAndDont() {
  return (
    <Rules>
      {rules.map(([rule, good, bad]) => (
        <div key={rule}>
          <dt>{rule}</dt>
          <Good>{good}</Good>
          <Bad>
            <s>{bad}</s>
          </Bad>
        </div>
      ))}
    </Rules>
  );
}

const meta = {
  title: 'Foundations/Writing',
  component: DoAndDont,
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Plain, warm, second person, Philippine English, one idea a sentence, no exclamation marks of our own. A number and its unit never part; the sea stays in the pictures and out of the words.',
      },
    },
  },
} satisfies Meta<typeof DoAndDont>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

const Rules = styled.dl`
  display: grid;
  gap: var(--space-5);
  max-width: var(--read);
  dt {
    font-weight: var(--weight-label);
  }
`;

const Good = styled.dd`
  color: var(--success-ink);
`;

const Bad = styled.dd`
  color: var(--ink-muted);
`;
