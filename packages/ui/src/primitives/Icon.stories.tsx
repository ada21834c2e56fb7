import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Sailboat from 'lucide-react/icons/sailboat';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { iconsInUse } from 'virtual:icons-in-use';
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
export const InUse: Story = {
  parameters: {
    pictures: false,
    docs: { description: { story: 'Every icon that the kit or the application imports, read from the sources.' } },
  },
  render: () => (
    <Names>
      {iconsInUse.map(([name, icon]) => (
        <li key={name}>
          <Icon icon={icon} />
          {name}
        </li>
      ))}
    </Names>
  ),
};

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: var(--space-3);
  font-size: var(--text-14);
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;
