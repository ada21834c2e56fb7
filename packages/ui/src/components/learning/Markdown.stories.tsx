import type { Meta, StoryObj } from '@storybook/react-vite';
import { Markdown } from './Markdown.tsx';
import { sampleLesson } from './sampleLessons.ts';

const meta = {
  title: 'Components/Learning/Markdown',
  component: Markdown,
  args: { source: sampleLesson },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to preview text that staff write.\n\n**Do** load it on demand: it is too large for the first page.\n\n**Don’t** use it for interface text.',
      },
    },
  },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {};
export const Everything: Story = {
  args: {
    source: `# Send it today

1. Open [your shortlist](/content).
2. Pick the newest post.
3. Write *two* sentences. No more.

### Before you press send

- [x] Their name is right
- [ ] The price is in their currency

| Reply came after | Openings about you | Openings about them |
| --- | --- | --- |
| 1 day | 2 of 40 | 9 of 40 |
| 3 days | 3 of 40 | 14 of 40 |

Use \`{first name}\` once. More in the [client's guide](https://example.com/guide).
`,
  },
};
