import { Timeline } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { actorText } from '../shared/actorText.ts';
import { MoneySection } from './MoneySection.tsx';
import type { MoneyHistory_money$data, MoneyHistory_money$key } from './__generated__/MoneyHistory_money.graphql.ts';

const aboutText = (entry: MoneyHistory_money$data['history'][number]['entry']): string =>
  entry == null ? '' : `: ${formatAmount(entry.price)} due on ${formatShortDate(entry.scheduleDate)}`;

/** The latest changes to a person's payments, with their authors. */
export function MoneyHistory({ money: key }: { money: MoneyHistory_money$key }) {
  const { history } = useFragment(
    graphql`
      fragment MoneyHistory_money on PersonMoney {
        history {
          databaseId
          at
          deed
          reason
          actor {
            name
          }
          onBehalfOf {
            name
          }
          entry {
            price
            scheduleDate
          }
        }
      }
    `,
    key,
  );
  return (
    <MoneySection title="History" empty="Nothing was changed so far." isEmpty={history.length === 0}>
      <Timeline
        label="History"
        items={history.map(({ databaseId, at, deed, reason, actor, onBehalfOf, entry }) => ({
          id: String(databaseId),
          title: `${deed}${aboutText(entry)}`,
          meta: `${actorText(actor?.name, onBehalfOf?.name)} · ${instantText(at)}`,
          ...(reason != null && { children: reason }),
        }))}
      />
    </MoneySection>
  );
}
