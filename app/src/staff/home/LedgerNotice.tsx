import { Alert } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LedgerNotice_check$key } from './__generated__/LedgerNotice_check.graphql.ts';

/** The number of rows that the notice names. */
const NAMED = 5;

const ROWS = { one: 'row', many: 'rows' };

/** A notice that the ledger does not add up, with the rows; nothing while it does. */
export function LedgerNotice({ check }: { check: LedgerNotice_check$key }) {
  const { checkedAt, problemCount, problems } = useFragment(
    graphql`
      fragment LedgerNotice_check on LedgerCheck {
        checkedAt
        problemCount
        problems {
          row
          text
        }
      }
    `,
    check,
  );
  if (problemCount === 0) return null;
  const more = problemCount - NAMED;
  return (
    <Alert tone="danger" title={`${countNoun(problemCount, ROWS)} of the ledger ${problemCount === 1 ? 'does' : 'do'} not add up`}>
      {problems.slice(0, NAMED).map(({ row, text }) => (
        <div key={row + text}>
          {row} {text}
        </div>
      ))}
      {more > 0 && <div>and {countNoun(more, ROWS)} more</div>}
      Checked on {formatShortDate(checkedAt)} at {formatTime(checkedAt)}.
    </Alert>
  );
}
