import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulletsBlock } from './BulletsBlock.tsx';

const meta = {
  title: 'Components/Landing/BulletsBlock',
  component: BulletsBlock,
  args: {
    id: 'bullets',
    title: 'What you get',
    items: [
      'One service that you can say in one sentence, chosen with your coach',
      'Two samples, checked before any client sees them',
      'Five proposals a week, with feedback every Thursday evening',
    ],
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for what a buyer gets.\n\n**Do** begin each point with the thing.\n\n**Don’t** use it for steps in time: use a ScheduleBlock.',
      },
    },
  },
} satisfies Meta<typeof BulletsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const LongWords: Story = {
  args: {
    title: 'Mga matututuhan',
    items: [
      'Pakikipagtalastasan sa mga kliyenteng-dayuhan nang walang pag-aalinlangan',
      'https://atlas.example.com/mga-aralin/pagpapakilala-sa-sarili-sa-isang-pangungusap',
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Minimal: Story = { args: { title: '', items: ['One point'] }, parameters: { pictures: false } };
