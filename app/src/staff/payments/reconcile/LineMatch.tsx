import { Badge, Link, Row, RowTitle, StatusBadge } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LineTarget } from './lineTarget.ts';
import type { LineMatch_row$key } from './__generated__/LineMatch_row.graphql.ts';

/** The payment or order that a line matches, with the evidence while it waits for a decision. */
export function LineMatch({ row: key, target }: { row: LineMatch_row$key; target: LineTarget | null }) {
  const row = useFragment(
    graphql`
      fragment LineMatch_row on StatementRow {
        state
        others
      }
    `,
    key,
  );
  if (target === null) return row.state === 'RECORDED' ? 'In the books' : null;
  const others = row.others > 0 ? `, and ${row.others} more` : '';
  const what = target.hasReceipt ? `Receipt for ${target.what}` : `${target.what.charAt(0).toUpperCase()}${target.what.slice(1)}`;
  return (
    <RowTitle note={`${what}${others}`} wraps>
      <Link href={target.href}>{target.personName}</Link>
    </RowTitle>
  );
}

/** The reasons for a match as badges, and the warning that the amount is another one. */
export function LineEvidence({ evidence, isAmountOther }: { evidence: readonly string[]; isAmountOther: boolean }) {
  if (evidence.length === 0 && !isAmountOther) return null;
  return (
    <Row gap={1} wrap>
      {isAmountOther && <StatusBadge tone="warning" text="Another amount" />}
      {evidence.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </Row>
  );
}
