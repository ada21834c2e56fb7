import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Sailboat from 'lucide-react/icons/sailboat';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { iconsInUse } from 'virtual:icons-in-use';
import { copied } from '../tokens/copied.ts';
import { Icon } from './Icon.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { icon: Sailboat },
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to text with the same meaning. Icons are from Lucide, imported individually: `import Check from "lucide-react/icons/check"`; stroke 1.9, and 14, 16, 20 or 24 px.\n\n**Do** reuse an icon that is already in use.\n\n**Don’t** use it alone (use an IconButton, which has a name), or colour it except for status.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Playground: Story = { parameters: { pictures: false } };
export const SizesAndTones: Story = {
  render: () => (
    <Stack gap={5}>
      <Row gap={4}>
        <Icon icon={Sailboat} size="xs" />
        <Icon icon={Sailboat} size="s" />
        <Icon icon={Sailboat} size="m" />
        <Icon icon={Sailboat} size="l" />
      </Row>
      <Row gap={4}>
        <Icon icon={Sailboat} tone="muted" />
        <Icon icon={Sailboat} tone="accent" />
        <Icon icon={CircleCheck} tone="success" />
        <Icon icon={TriangleAlert} tone="warning" />
        <Icon icon={CircleAlert} tone="danger" />
      </Row>
    </Stack>
  ),
};
/** Finds an icon by its name, and copies its import. */
function IconList() {
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  const words = query.toLowerCase().split(/[\s-]+/);
  const shown = iconsInUse.filter(([name]) => words.every((word) => name.includes(word)));
  return (
    <Stack gap={4}>
      <Filter>
        Filter icons
        <input type="search" value={query} placeholder="arrow, check, user …" onChange={({ target }) => setQuery(target.value)} />
      </Filter>
      <p role="status">{message || `${shown.length} of ${iconsInUse.length} icons`}</p>
      <Names>
        {shown.map(([name, icon]) => (
          <li key={name}>
            <button type="button" onClick={() => void copied(importOf(name)).then(setMessage)} aria-label={`Copy the import of ${name}`}>
              <Icon icon={icon} />
              {name}
            </button>
          </li>
        ))}
      </Names>
      {shown.length === 0 && <p>No icon in use has this name. Lucide has more: lucide.dev/icons.</p>}
    </Stack>
  );
}

/** The import of an icon: `CircleCheck` from "circle-check". */
const importOf = (name: string) =>
  `import ${name.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())} from 'lucide-react/icons/${name}';`;

export const InUse: Story = {
  parameters: {
    pictures: false,
    docs: {
      description: {
        story:
          'Every icon that the kit or the application imports, read from the sources. Filter by name; a press on an icon copies its import.',
      },
    },
  },
  render: () => <IconList />,
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter icons' });
    await userEvent.type(filter, 'circle check');
    await expect(canvas.queryByRole('button', { name: 'Copy the import of sailboat' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the import of circle-check' }));
    const message = await canvas.findByText(/import CircleCheck from 'lucide-react\/icons\/circle-check';$/);
    await expect(message).toHaveAttribute('role', 'status');
    await userEvent.clear(filter);
    await expect(canvas.getByRole('button', { name: 'Copy the import of sailboat' })).toBeVisible();
  },
};

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

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: var(--space-2);
  font-size: var(--text-14);
  button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: var(--border) solid var(--line);
    border-radius: var(--radius-control);
    background: var(--surface);
    text-align: start;
    cursor: copy;
    &:hover {
      border-color: var(--line-strong);
    }
  }
`;
