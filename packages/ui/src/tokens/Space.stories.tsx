import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const radii = ['small', 'control', 'media', 'card', 'sheet', 'pill'];
const shadows = ['float', 'press', 'chosen'];

function Measures() {
  return (
    <Columns>
      <section>
        {spaces.map((step) => (
          <Line key={step}>
            <Bar $step={step} />
            <span>
              space-{step} · {step * 4} px
            </span>
          </Line>
        ))}
      </section>
      <section>
        {radii.map((radius) => (
          <Line key={radius}>
            <Box $radius={radius} $shadow="none" />
            <span>radius-{radius}</span>
          </Line>
        ))}
      </section>
      <section>
        {shadows.map((shadow) => (
          <Line key={shadow}>
            <Box $radius="card" $shadow={`var(--shadow-${shadow})`} />
            <span>shadow-{shadow}</span>
          </Line>
        ))}
      </section>
    </Columns>
  );
}

const meta = {
  title: 'Foundations/Space',
  component: Measures,
  parameters: {
    docs: {
      description: {
        component:
          'A 4-point grid. 4 to 8 inside a group, 12 to 16 between groups in a card, 24 to 32 between sections: three steps are enough. The parent spaces with gap; nothing has an outer margin.',
      },
    },
  },
} satisfies Meta<typeof Measures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceRadiusShadow: Story = {};

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  font-size: var(--text-14);
  section {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 72px auto;
  align-items: center;
  gap: var(--space-3);
`;

const Bar = styled.i<{ $step: number }>`
  width: var(--space-${({ $step }) => $step});
  height: 16px;
  background: var(--accent);
`;

const Box = styled.i<{ $radius: string; $shadow: string }>`
  height: 44px;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-${({ $radius }) => $radius});
  background: var(--surface);
  box-shadow: ${({ $shadow }) => $shadow};
`;
