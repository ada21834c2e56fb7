import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '../components/forms/Checkbox.tsx';
import { TextField } from '../components/forms/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { inStaffLayout } from './sampleStaffLayout.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const parts = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}`, current: label === 'Default Settings' }));

const meta = {
  title: 'Patterns/SettingsPage',
  component: SettingsPage,
  decorators: [inStaffLayout('Default Settings')],
  args: {
    title: 'Settings',
    groups: [
      { items: parts(['Default Settings', 'Access Levels', 'Payment Terms', 'Workshop Settings']) },
      { title: 'System', items: parts(['Feature Change Log', 'Backups']) },
    ],
    children: (
      <>
        <FormSection title="Reminders" description="Sent by email, at 8:00 AM in Manila.">
          <TextField name="days" label="Days before a payment is due" value="3" onChange={fn()} />
          <Checkbox name="overdue" label="Remind again on the day after" checked onChange={fn()} />
        </FormSection>
        <FormSection title="Membership">
          <TextField name="grace" label="Days of grace after a membership expires" value="14" onChange={fn()} />
        </FormSection>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Use it for many small, rarely changed settings, in sections with their own addresses.',
          '**Do** name a section by what it changes. **Don’t** use it for a section that people need every day: give that its own menu entry.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SettingsPage>;
export default meta;

export const DefaultSettings: StoryObj<typeof meta> = {};
