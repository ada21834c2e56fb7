import { Button, type DataColumn, DataTable, Row, RowTitle, Text } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { isHoldInForce } from '@atlas/domain/reminders';
import { formatShortDate, isoDay } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { aboutPayment } from './aboutPayment.ts';
import { HoldRemindersDialog } from './HoldRemindersDialog.tsx';
import { MoneySection } from './MoneySection.tsx';
import { ReminderHold } from './ReminderHold.tsx';
import type { ReminderSection_money$data, ReminderSection_money$key } from './__generated__/ReminderSection_money.graphql.ts';

type Reminder = ReminderSection_money$data['reminders'][number];

/** The reminders that the list shows at first. */
const FIRST = 5;

const COLUMNS: readonly DataColumn<Reminder>[] = [
  { id: 'payment', header: 'Payment', width: 'wide', cell: ({ entry }) => <RowTitle>{aboutPayment(entry)}</RowTitle> },
  { id: 'due', header: 'Due', width: 'narrow', card: 'fact', cell: ({ dueOn }) => formatShortDate(dueOn) },
  { id: 'label', header: 'Reminder', width: 'narrow', card: 'meta', cell: ({ label }) => label },
  { id: 'sent', header: 'Sent', width: 'narrow', card: 'fact', cell: ({ sentAt }) => instantText(sentAt) },
];

interface ReminderSectionProps {
  userId: number;
  money: ReminderSection_money$key;
  /** False for users who only read. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The payment reminders that a person received, newest first, and the hold in force. */
export function ReminderSection({ userId, money: key, mayDecide, reload }: ReminderSectionProps) {
  const { reminders, reminderHold: hold } = useFragment(
    graphql`
      fragment ReminderSection_money on PersonMoney {
        reminders {
          databaseId
          dueOn
          label
          sentAt
          entry {
            ...aboutPayment_entry
          }
        }
        reminderHold {
          until
          ...ReminderHold_hold
        }
      }
    `,
    key,
  );
  const [isHolding, setIsHolding] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const today = isoDay(useNow());
  const inForce = hold != null && isHoldInForce({ until: hold.until ?? null }, today) ? hold : null;
  return (
    <>
      <MoneySection
        title="Reminders"
        empty="No reminder was sent yet."
        isEmpty={reminders.length === 0 && inForce === null}
        actions={
          mayDecide &&
          inForce === null && (
            <Button size="dense" onClick={() => setIsHolding(true)}>
              Hold reminders
            </Button>
          )
        }
      >
        {inForce && <ReminderHold userId={userId} hold={inForce} mayDecide={mayDecide} reload={reload} />}
        {reminders.length === 0 ? (
          <Text tone="muted">No reminder was sent yet.</Text>
        ) : (
          <DataTable
            label="Reminders"
            columns={COLUMNS}
            rows={showsAll ? reminders : reminders.slice(0, FIRST)}
            rowKey={({ databaseId }) => databaseId}
          />
        )}
        {reminders.length > FIRST && (
          <Row>
            <Button variant="text" size="dense" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer reminders' : `Show all ${reminders.length} reminders`}
            </Button>
          </Row>
        )}
      </MoneySection>
      {isHolding && <HoldRemindersDialog userId={userId} onClose={() => setIsHolding(false)} reload={reload} />}
    </>
  );
}
