import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Text } from '../../primitives/Text.tsx';
import type { Tone } from '../../tokens/tone.ts';
import { ActionMenu } from '../menus/ActionMenu.tsx';
import type { DataColumn } from './DataColumn.ts';
import { RowFigure } from './RowFigure.tsx';
import { RowTitle } from './RowTitle.tsx';

/** Sample rows for the stories of tables and lists. */
export interface SampleUser {
  readonly tribeId: string;
  readonly name: string;
  readonly batch: string;
  readonly stage: string;
  readonly membership: 'Active' | 'Expired' | 'Multiple Subscriptions Found';
  readonly due: { readonly text: string; readonly tone: Tone } | null;
  readonly amount: string | null;
  readonly date: string | null;
}

const user = (
  tribeId: string,
  name: string,
  batch: string,
  stage: string,
  membership: SampleUser['membership'],
  due: readonly [text: string, tone: Tone] | null,
  amount: string | null,
  date: string | null,
): SampleUser => ({ tribeId, name, batch, stage, membership, due: due && { text: due[0], tone: due[1] }, amount, date });

export const sampleUsers: readonly SampleUser[] = [
  user('T-01833', 'Arvin Salazar', 'Batch 17', 'Stage 2', 'Expired', ['overdue', 'danger'], '₱3,499.00', '10/31/2025'),
  user('T-01851', 'Kristine Joy Mercado', 'Batch 17', 'Stage 4', 'Active', ['overdue', 'danger'], '₱3,499.00', '11/08/2025'),
  user('T-01847', 'Dennis Pangilinan', 'Batch 17', 'Stage 2', 'Active', ['due today', 'warning'], '₱3,499.00', '11/12/2025'),
  user('T-01842', 'Jomar Villanueva', 'Batch 17', 'Stage 2', 'Active', ['due in 3 days', 'warning'], '₱3,499.00', '11/15/2025'),
  user(
    'T-01512',
    'Rowena Aquino',
    'Batch 15',
    'Stage 5',
    'Multiple Subscriptions Found',
    ['due in 18 days', 'info'],
    '₱2,500.00',
    '11/30/2025',
  ),
  user('T-01790', 'Aileen Bautista', 'Batch 17', 'Stage 3', 'Active', ['due in 19 days', 'info'], '₱1,749.00', '12/01/2025'),
  user('T-01860', 'Noel Evangelista', 'Batch 17', 'Stage 1', 'Active', ['due in 33 days', 'neutral'], '₱3,501.00', '12/15/2025'),
  user('T-01655', 'Ramil Santos', 'Batch 16', 'Stage 1', 'Expired', null, null, null),
  user('T-01699', 'Cherry Mae Lacson', 'Batch 16', 'Stage 3', 'Active', ['paid', 'success'], null, null),
  user('T-01488', 'Grace Tolentino', 'Batch 15', 'Stage 6', 'Active', ['paid', 'success'], null, null),
];

const memberships = {
  Active: { tone: 'success', icon: CircleCheck },
  Expired: { tone: 'danger', icon: CircleAlert },
  'Multiple Subscriptions Found': { tone: 'warning', icon: TriangleAlert },
} as const;

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

export const sampleUserColumns: readonly DataColumn<SampleUser>[] = [
  {
    id: 'name',
    header: 'Member',
    sortable: true,
    width: 'wide',
    cell: ({ name, tribeId }) => (
      <RowTitle href={`#${tribeId}`} note={emailOf(name)} lead={<Avatar name={name} size="s" />} noteOnCard={false}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'tribeId', header: 'Tribe ID', cell: ({ tribeId }) => tribeId, width: 'narrow', priority: 2, card: 'meta' },
  { id: 'batch', header: 'Batch', cell: ({ batch }) => batch, width: 'narrow', priority: 3, card: 'none' },
  { id: 'stage', header: 'Stage', sortable: true, cell: ({ stage }) => stage, width: 'narrow', priority: 2, card: 'meta' },
  {
    id: 'membership',
    header: 'Membership',
    priority: 2,
    card: 'badge',
    cell: ({ membership }) => <Badge {...memberships[membership]}>{membership}</Badge>,
  },
  {
    id: 'status',
    header: 'Payment',
    align: 'end',
    card: 'badge',
    cell: ({ due }) =>
      due && (
        <Badge tone={due.tone} icon={due.tone === 'success' ? Check : undefined}>
          {due.text}
        </Badge>
      ),
  },
  {
    id: 'due',
    header: 'Next due',
    sortable: true,
    align: 'end',
    width: 'narrow',
    card: 'aside',
    cell: ({ amount, date }) =>
      amount === null ? (
        <Text as="span" size={14} tone="muted">
          None
        </Text>
      ) : (
        <RowFigure note={date}>{amount}</RowFigure>
      ),
  },
];

export const sampleUserActions = ({ name }: SampleUser) => (
  <ActionMenu
    label={`Actions for ${name}`}
    actions={[
      { label: 'Edit', href: '#edit' },
      { label: 'Extend', onSelect: () => undefined },
      { label: 'Archive', tone: 'danger', onSelect: () => undefined },
    ]}
  />
);
