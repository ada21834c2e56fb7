import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { useTokenValues } from './useTokenValues.ts';

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const radii = ['small', 'control', 'media', 'card', 'sheet', 'pill'];
const shadows = ['float', 'press', 'chosen'];

const measured = [...radii.map((name) => `radius-${name}`), ...shadows.map((name) => `shadow-${name}`)];

function Measures() {
  const values = useTokenValues(measured);
  return (
    <Columns>
      <section>
        {spaces.map((step) => (
          <Item key={step}>
            <Bar $step={step} />
            <span>
              space-{step} · {step * 4} px
            </span>
          </Item>
        ))}
      </section>
      <section>
        {radii.map((radius) => (
          <Item key={radius}>
            <Box $radius={radius} $shadow="none" />
            <span>
              radius-{radius} · <Value>{values[`radius-${radius}`]}</Value>
            </span>
          </Item>
        ))}
      </section>
      <section>
        {shadows.map((shadow) => (
          <Item key={shadow}>
            <Box $radius="card" $shadow={`var(--shadow-${shadow})`} />
            <span>
              shadow-{shadow}
              <br />
              <Value>{values[`shadow-${shadow}`]}</Value>
            </span>
          </Item>
        ))}
      </section>
    </Columns>
  );
}

const widths = [
  ['read', '720 px', 'a column for reading, and a wide Modal'],
  ['work', '1200 px', 'lists, dashboards, forms'],
  ['dialog', '500 px', 'the least that a Modal takes on larger screens'],
  ['drawer', '450 px', 'a Drawer'],
  ['sidebar', '232 px', 'the menu of staff'],
  ['bar', '56 px, 64 from 900 px', 'the top bar'],
  ['tabs', '64 px', 'the bottom bar of members on phones'],
  ['control', '44 px, 36 on dense screens', 'a button, a field'],
  ['touch', '44 px', 'the least for a finger'],
];

function WidthList() {
  return (
    <WidthRoot>
      {widths.map(([name, size, use]) => (
        <div key={name}>
          <dt>
            --{name} · {size}
          </dt>
          <dd>{use}</dd>
        </div>
      ))}
    </WidthRoot>
  );
}

const meta = {
  title: 'Foundations/Spacing, radius and shadow',
  component: Measures,
  parameters: {
    docs: {
      description: {
        component:
          'A 4-point grid, six radii, three shadows.\n\n**Do** use three steps: 4 to 8 inside a group, 12 to 16 between groups in a card, 24 to 32 between sections. The parent sets the `gap`.\n\n**Don’t** give a component an outer margin or a list a shadow (use lines), or add a fourth step: make it a section instead.',
      },
    },
  },
} satisfies Meta<typeof Measures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceRadiusShadow: Story = {};
export const Widths: Story = {
  parameters: {
    pictures: false,
    docs: {
      description: {
        story:
          'Below 640 px, dialogs become sheets and table rows become cards. Below 900 px, all controls are 44 px high and the sidebar becomes a menu.',
      },
    },
  },
  render: () => <WidthList />,
};

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  font-size: var(--text-14);
  section {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    max-width: 380px;
  }
`;

const Value = styled.code`
  color: var(--ink-muted);
  font-size: var(--text-12);
`;

const Item = styled.div`
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

const WidthRoot = styled.dl`
  display: grid;
  gap: var(--space-3);
  dt {
    font-weight: var(--weight-label);
  }
  dd {
    color: var(--ink-muted);
  }
`;
