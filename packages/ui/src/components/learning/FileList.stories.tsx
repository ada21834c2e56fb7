import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileList } from './FileList.tsx';
import { FileRow } from './FileRow.tsx';

const meta = {
  title: 'Components/Learning/FileList',
  component: FileList,
  args: {
    children: [
      <FileRow key="1" name="Opening lines worksheet" meta={'PDF · 340\u00a0kB'} href="#1" category="pdf" />,
      <FileRow key="2" name="Twelve real job posts" meta={'XLSX · 88\u00a0kB'} href="#2" category="spreadsheet" />,
      <FileRow
        key="3"
        name="Coach Liza reads three openings aloud, one minute each"
        meta={'MP3 · 2.8\u00a0MB'}
        href="#3"
        category="audio"
      />,
      <FileRow key="4" name="Client budgets by country" meta="Link · example.com" href="#4" category="link" />,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the downloads of a lesson, an event or a product.\n\n**Do** show type and size of each before the tap.\n\n**Don’t** use it for a single file: use a FileCard.',
      },
    },
  },
} satisfies Meta<typeof FileList>;
export default meta;

export const Lesson: StoryObj<typeof meta> = {};
