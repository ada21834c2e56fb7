import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { dark, light } from './colour.ts';
import type { ColourRole } from './colour.ts';
import { contrast } from './contrast.ts';
import { CONTRAST_PAIRS, REQUIRED_CONTRAST } from './contrastPairs.ts';

const roles = Object.keys(light) as ColourRole[];
const themes = { light, dark };
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
          <th scope="col">Pair</th>
          <th scope="col">Needs</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map(({ use, foreground, background }) => (
          <tr key={`${use} ${foreground} ${background}`}>
            <th scope="row">
              {foreground} on {background}
            </th>
            <td>
              {REQUIRED_CONTRAST[use]} <small>{use}</small>
            </td>
            {(['light', 'dark'] as const).map((theme) => (
              <td key={theme}>
                <Sample
                  data-theme={theme}
                  aria-hidden="true"
                  style={{ '--fore': `var(--${foreground})`, '--back': `var(--${background})` } as CSSProperties}
                >
                  {use === 'control' ? <i /> : 'Aa'}
                </Sample>
                {contrast(themes[theme][foreground], themes[theme][background]).toFixed(2)}
              </td>
            ))}
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
          'Colours are named by role, never by hue. Each name is listed with its value in the light theme, then in the dark theme.\n\n**Do** use teal for controls, selection and completion; mango for “now”, at most three on a screen; tones for status, always with text.\n\n**Don’t** write a value outside `tokens/` (a test finds it), set text in mango, or use a tone for an avatar or a cover.',
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
  parameters: {
    pictures: false,
    docs: {
      description: {
        story:
          'Every pair that the components use, with its WCAG 2.2 ratio, rounded down: 7 for body text, 4.5 for other text, 3 for controls and marks. A test checks each of them in both themes.',
      },
    },
  },
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
    padding: var(--space-1) var(--space-5) var(--space-1) 0;
    border-bottom: var(--border) solid var(--line);
    text-align: left;
  }
  tbody th {
    font-weight: var(--weight-text);
  }
  small {
    color: var(--ink-muted);
  }
`;

const Sample = styled.span`
  display: inline-grid;
  place-items: center;
  width: 48px;
  height: 28px;
  margin-right: var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-small);
  background: var(--back);
  color: var(--fore);
  font-weight: var(--weight-label);
  i {
    width: 20px;
    height: 8px;
    border-radius: var(--radius-pill);
    background: var(--fore);
  }
`;
