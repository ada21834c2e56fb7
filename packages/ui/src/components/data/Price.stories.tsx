import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../primitives/Row.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Data/Price',
  component: Price,
  args: { text: '₱3,499.00', was: '₱4,999.00', terms: '3 payments of ₱1,166.33, the last one is ₱1,166.34' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for prices. Domain rules format the amount; zero is FREE.\n\n**Do** show the terms exactly, to the centavo.\n\n**Don’t** strike through a price that no one ever paid.',
      },
    },
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Row wrap gap={8} align="baseline">
      <Price {...args} size="l" />
      <Price {...args} />
      <Price text="₱1,749.00" size="s" />
      <Price text="FREE" was="₱499.00" />
    </Row>
  ),
};
