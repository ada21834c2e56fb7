import { Avatar, Badge, Button, Card, KeyValueList, Text } from '@atlas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { screenParameters } from '../testing/screenParameters.ts';
import { admin } from '../testing/storyUsers.ts';
import { RecordPage } from './RecordPage.tsx';

/** A record that uses every part of the page. */
const Person = () => (
  <RecordPage
    title="Aileen Bautista"
    back={{ href: '/payment', label: 'Payments' }}
    lead={<Avatar name="Aileen Bautista" size="l" />}
    status={<Badge tone="success">Active</Badge>}
    meta="Tribe ID 20418"
    actions={<Button variant="primary">Edit user</Button>}
    tabs={[
      { label: 'Overview', href: '/payment' },
      { label: 'Payments', href: '/payment?tab=payments', count: { shown: '2', label: '2 payments to review' } },
      { label: 'Access', href: '/payment?tab=access' },
    ]}
    aside={
      <Card>
        <KeyValueList items={[{ label: 'Batch', value: 'Batch 17' }]} />
      </Card>
    }
  >
    <Text tone="muted">What the open tab is about.</Text>
  </RecordPage>
);

const meta = {
  title: 'Screens/Shared/RecordPage',
  component: ScreenStory,
  args: {
    path: '/payment?tab=payments',
    user: admin,
    // The screen table holds components with every kind of props.
    screens: { payment: { load: () => Promise.resolve(Person as never), skeleton: () => null } },
  },
  parameters: {
    ...screenParameters,
    docs: {
      ...screenParameters.docs,
      description: {
        component: [
          'Use it for everything that is known about one record. Tabs are links with addresses of their own, and the first is where the record opens.',
          '**Do** keep title, status and actions the same on every tab. **Don’t** use a tab for a form: that is a RecordForm.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member's payments. The address selects the tab, and the window title names it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Aileen Bautista');
    await expect(canvas.getByRole('link', { name: /^Payments.*2 payments to review/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
    await expect(document.title).toBe('Aileen Bautista: Payments | Atlas');
  },
};
