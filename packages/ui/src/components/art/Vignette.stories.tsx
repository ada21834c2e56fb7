import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../primitives/Row.tsx';
import { Vignette } from './Vignette.tsx';
import { vignetteDrawings, type VignetteName } from './vignetteDrawings.tsx';

const names = Object.keys(vignetteDrawings) as VignetteName[];

const meta = {
  title: 'Components/Art/Vignette',
  component: Vignette,
  args: { of: 'lessons' },
  argTypes: { of: { control: 'select', options: names } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it above the message of an empty list, a denied page or a missing page.\n\n**Do** put the meaning in the text: screen readers skip the illustration.\n\n**Don’t** use it for problems: use an Alert.',
      },
    },
  },
} satisfies Meta<typeof Vignette>;
export default meta;

export const Playground: StoryObj<typeof meta> = { parameters: { pictures: false } };
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Row wrap gap={4}>
      {names.map((name) => (
        <Vignette key={name} of={name} />
      ))}
    </Row>
  ),
};
