import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';

const speeds = [
  { name: 'fast', ms: 120, use: 'A press, a hover: the answer to a finger.' },
  { name: 'base', ms: 160, use: 'A switch, a mark that changes its state.' },
  { name: 'slow', ms: 200, use: 'A dialog, a drawer, a sheet: 16 px from where it came.' },
] as const;

function Speeds() {
  const [moved, setMoved] = useState(false);
  return (
    <Root>
      <Play type="button" onClick={() => setMoved(!moved)}>
        Play
      </Play>
      <dl>
        {speeds.map(({ name, ms, use }) => (
          <Item key={name}>
            <dt>
              {name} · {ms} ms
            </dt>
            <dd>
              <Dot $speed={name} $moved={moved} />
              {use}
            </dd>
          </Item>
        ))}
      </dl>
    </Root>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Speeds,
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Motion only explains where something came from. There is one curve, `--ease`, which starts fast. With reduced motion, all three speeds are 0 and the end state appears immediately.\n\n**Do** move 16 px or less, and fill progress once.\n\n**Don’t** loop anything except skeletons and a saving button, or celebrate opening, saving or signing in: rays are for a finished task, a stage, a first client.',
      },
    },
  },
} satisfies Meta<typeof Speeds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSpeeds: Story = {};

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  dl {
    display: grid;
    gap: var(--space-5);
  }
`;

const Play = styled.button`
  min-height: var(--control);
  padding: var(--control-pad);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  font-weight: var(--weight-label);
`;

const Item = styled.div`
  display: grid;
  gap: var(--space-2);
  dt {
    font-weight: var(--weight-label);
  }
  dd {
    display: grid;
    gap: var(--space-2);
    color: var(--ink-muted);
  }
`;

const Dot = styled.i<{ $speed: string; $moved: boolean }>`
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: var(--accent);
  translate: ${({ $moved }) => ($moved ? '160px' : '0')};
  transition: translate var(--${({ $speed }) => $speed}) var(--ease);
`;
