import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { light } from './colour.ts';
import { copied } from './copied.ts';
import { useTokenValues } from './useTokenValues.ts';

/** The tokens that are not colours, by purpose. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Typography: [
    ...['12', '14', '16', '18', '22', '28', '36', '48'].map((size) => `text-${size}`),
    ...['text', 'tight', 'display'].map((name) => `leading-${name}`),
    ...['text', 'medium', 'label', 'strong', 'title', 'display', 'brand'].map((name) => `weight-${name}`),
    ...['title', 'display', 'brand'].map((name) => `tracking-${name}`),
    'measure',
    'font',
  ],
  Spacing: ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'].map((step) => `space-${step}`),
  'Radius and border': [...['small', 'control', 'media', 'card', 'sheet', 'pill'].map((name) => `radius-${name}`), 'border', 'ring'],
  Shadow: ['float', 'press', 'chosen'].map((name) => `shadow-${name}`),
  'Sizes of controls and icons': [
    'touch',
    'control',
    'control-dense',
    'control-large',
    'choice-box',
    ...['tiny', 'small', 'medium', 'large'].map((name) => `icon-${name}`),
  ],
  Motion: ['fast', 'base', 'slow', 'ease'],
  Widths: ['read', 'work', 'dialog', 'drawer', 'sidebar', 'bar', 'tabs'],
  Layers: ['bar', 'sheet', 'toast', 'top'].map((name) => `z-${name}`),
  Colours: Object.keys(light),
};
const NAMES = Object.values(GROUPS).flat();

function TokenList() {
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  const values = useTokenValues(NAMES);
  const words = query.toLowerCase().split(/\s+/);
  const matches = (group: string, name: string) => words.every((word) => `${group} ${name} ${values[name]}`.toLowerCase().includes(word));
  const shown = Object.entries(GROUPS).map(([group, names]) => [group, names.filter((name) => matches(group, name))] as const);
  const count = shown.reduce((sum, [, names]) => sum + names.length, 0);
  return (
    <Root>
      <Filter>
        Filter tokens
        <input type="search" value={query} placeholder="radius, 14px, accent …" onChange={({ target }) => setQuery(target.value)} />
      </Filter>
      <p role="status">{message || `${count} of ${NAMES.length} tokens`}</p>
      {shown.map(
        ([group, names]) =>
          names.length > 0 && (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    {group === 'Colours' && <Swatch aria-hidden="true" style={{ '--swatch': `var(--${name})` } as CSSProperties} />}
                    <button type="button" onClick={() => void copied(`var(--${name})`).then(setMessage)} aria-label={`Copy --${name}`}>
                      --{name}
                    </button>
                    <code>{values[name]}</code>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Root>
  );
}

const meta = {
  title: 'Foundations/Design tokens',
  component: TokenList,
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Every token with its value in the theme of the toolbar. A press on a name copies it.\n\n**Do** choose by purpose: `--accent` for the one action, `--radius-card` for a card.\n\n**Don’t** write the value instead of the name, or take a token for its value: another theme or density has another one.',
      },
    },
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** Words match the name, the group and the value. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter tokens' }), 'radius 14px');
    await expect(await canvas.findByText('1 of', { exact: false })).toHaveTextContent(`1 of ${NAMES.length} tokens`);
    await expect(canvas.getByRole('button', { name: 'Copy --radius-card' })).toBeVisible();
  },
};

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-14);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-18);
  }
  ul {
    display: grid;
    gap: 0 var(--space-6);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    padding: var(--space-1) 0;
    border-bottom: var(--border) solid var(--line);
  }
  button {
    min-height: var(--touch);
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent-text);
    font-weight: var(--weight-label);
    cursor: copy;
  }
  code {
    color: var(--ink-muted);
    font-size: var(--text-12);
  }
`;

const Filter = styled.label`
  display: grid;
  gap: var(--space-1);
  max-width: 360px;
  font-weight: var(--weight-label);
  input {
    min-height: var(--control);
    padding: var(--input-pad);
    border: var(--border) solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
  }
`;

const Swatch = styled.i`
  width: 24px;
  height: 24px;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--swatch);
`;
