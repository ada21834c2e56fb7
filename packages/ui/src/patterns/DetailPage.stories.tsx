import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../components/tables/DataTable.tsx';
import { KeyValueList } from '../components/data/KeyValueList.tsx';
import { Tabs } from '../components/data/Tabs.tsx';
import { Menu } from '../components/menus/Menu.tsx';
import { MenuItem } from '../components/menus/MenuItem.tsx';
import { Breadcrumbs } from '../components/shell/Breadcrumbs.tsx';
import { Avatar } from '../primitives/Avatar.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Card } from '../primitives/Card.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { DetailPage } from './DetailPage.tsx';
import { inStaffLayout } from './sampleStaffLayout.tsx';

const tabs = ['Overview', 'Subscriptions', 'Payments', 'Journey', 'Groups', 'Activity', 'Notes', 'Access'];

const payments = [
  { id: 1, part: '1 of 3', date: '09/08/2025', amount: '₱3,499.00', status: 'paid', tone: 'success' },
  { id: 2, part: '2 of 3', date: '10/08/2025', amount: '₱3,499.00', status: 'paid', tone: 'success' },
  { id: 3, part: '3 of 3', date: '11/08/2025', amount: '₱3,499.00', status: 'overdue', tone: 'danger' },
] as const;

const meta = {
  title: 'Patterns/DetailPage',
  component: DetailPage,
  decorators: [inStaffLayout('Users')],
  args: {
    breadcrumbs: <Breadcrumbs items={[{ label: 'Users', href: '#users' }, { label: 'Kristine Joy Mercado' }]} />,
    lead: <Avatar name="Kristine Joy Mercado" size="m" />,
    title: 'Kristine Joy Mercado',
    status: (
      <Badge tone="success" icon={CircleCheck}>
        Active
      </Badge>
    ),
    meta: 'T-01851 · Batch 17 · Stage 4',
    actions: (
      <>
        <Button>Extend</Button>
        <ButtonLink href="#edit">Edit</ButtonLink>
        <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
          <MenuItem href="#merge">Merge</MenuItem>
        </Menu>
      </>
    ),
    tabs: <Tabs label="User" items={tabs.map((label) => ({ label, href: `#${label}`, current: label === 'Overview' }))} />,
    children: (
      <Stack gap={3} as="section" aria-labelledby="payments">
        <Heading level={2} size="subheading" id="payments">
          Payments
        </Heading>
        <DataTable
          label="Payments"
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            { id: 'part', header: 'Payment', cell: ({ part }) => part },
            { id: 'date', header: 'Due date', cell: ({ date }) => date, card: 'meta' },
            { id: 'status', header: 'Status', cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>, card: 'badge' },
            { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount, card: 'aside' },
          ]}
        />
      </Stack>
    ),
    aside: (
      <Card as="section" aria-labelledby="about">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="about">
            About
          </Heading>
          <KeyValueList
            items={[
              { label: 'Email', value: 'kristine.mercado@example.com' },
              { label: 'Coach', value: 'Liza Manalo' },
              { label: 'Joined', value: '09/08/2025' },
              { label: 'Last seen', value: '11/20/2025' },
              { label: 'Facebook', value: null },
            ]}
          />
        </Stack>
      </Card>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Use it for one record with all its details: a person, a course, a subscription.',
          '**Do** put facts that apply to every tab in the aside. **Don’t** put a form in it: editing is a FormPage or a Drawer.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof DetailPage>;
export default meta;

export const Person: StoryObj<typeof meta> = {};
