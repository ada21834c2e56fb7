import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTestimonials } from './sampleLanding.ts';
import { TestimonialsBlock } from './TestimonialsBlock.tsx';

const meta = {
  title: 'Components/Landing/TestimonialsBlock',
  component: TestimonialsBlock,
  args: { id: 'testimonials', title: 'Members say', items: sampleTestimonials },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for the words of members, with their names.\n\n**Do** quote a fact: a client, a day, a sum.\n\n**Don’t** invent or shorten what a member said.',
      },
    },
  },
} satisfies Meta<typeof TestimonialsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const One: Story = { args: { title: '', items: sampleTestimonials.slice(0, 1) } };

export const LongNames: Story = {
  args: {
    tone: 'tinted',
    items: [
      {
        name: 'Ma. Concepcion Bernadette Dimaculangan-Panganiban y Macaraeg',
        text: 'Napakaganda-ng-karanasang-hindi-ko-malilimutan kailanman.',
        picture: null,
      },
      ...sampleTestimonials.slice(0, 1),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
