import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { dark, light } from './colour.ts';
import type { ColourRole } from './colour.ts';
import { contrast } from './contrast.ts';
import { CONTRAST_PAIRS, REQUIRED_CONTRAST } from './contrastPairs.ts';

const roles = Object.keys(light) as ColourRole[];
const isArt = (role: ColourRole) => /^(cover|scene|avatar)-/.test(role);

function Swatches({ of }: { of: readonly ColourRole[] }) {
  return (
    <Grid>
      {of.map((role) => (
        <li key={role}>
          <Swatch style={{ '--swatch': `var(--${role})` } as CSSProperties} />
          <b>{role}</b>
          <span>{light[role]}</span>
          <span>{dark[role]}</span>
        </li>
      ))}
    </Grid>
  );
}

function ContrastTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Background</th>
          <th scope="col">Use</th>
          <th scope="col">Needs</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map(({ use, foreground, background }) => (
          <tr key={`${use} ${foreground} ${background}`}>
            <td>{foreground}</td>
            <td>{background}</td>
            <td>{use}</td>
            <td>{REQUIRED_CONTRAST[use]}</td>
            <td>{contrast(light[foreground], light[background]).toFixed(2)}</td>
            <td>{contrast(dark[foreground], dark[background]).toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = {
  title: 'Foundations/Colours',
  component: Swatches,
  parameters: {
    docs: {
      description: {
        component:
          'Colour is named by role. Teal is for what can be pressed, what is chosen and what is done; mango means "now" and is never text; tones are for status, always with a word. The first figure is the day, the second the night.',
      },
    },
  },
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { args: { of: roles.filter((role) => !isArt(role)) } };
export const CoversAndAvatars: Story = { args: { of: roles.filter(isArt) } };
export const Contrast: Story = {
  args: { of: [] },
  render: () => <ContrastTable />,
  parameters: { pictures: false, docs: { description: { story: 'WCAG 2.2 ratios, rounded down; a test holds every one of them.' } } },
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--space-4);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    align-content: start;
  }
  span {
    color: var(--ink-muted);
  }
`;

const Swatch = styled.i`
  height: 48px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-control);
  background: var(--swatch);
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: var(--text-14);
  th,
  td {
    padding: var(--space-1) var(--space-4) var(--space-1) 0;
    border-bottom: var(--border) solid var(--line);
    text-align: left;
  }
`;
