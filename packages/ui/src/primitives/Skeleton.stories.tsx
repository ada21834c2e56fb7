import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { Row } from './Row.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  parameters: {
    docs: {
      description: {
        component:
          'Use it in the card and shape of the content while it loads.\n\n**Do** wrap all of them in one SkeletonGroup, which announces Loading... once.\n\n**Don’t** show a full-page spinner, or replace visible content with skeletons.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { shape: 'block', height: 'cover' }, parameters: { pictures: false } };
export const CardOnItsWay: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SkeletonGroup>
      <Stack gap={4}>
        <Card>
          <Row align="start">
            <Skeleton shape="block" width="thumbnail" height="thumbnail" />
            <Stack gap={2} grow>
              <Skeleton shape="title" width="wide" />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </Stack>
          </Row>
        </Card>
        <Card padding="none">
          <Skeleton shape="block" height="cover" />
        </Card>
        <Row>
          <Skeleton shape="round" />
          <Skeleton shape="block" />
        </Row>
      </Stack>
    </SkeletonGroup>
  ),
};
