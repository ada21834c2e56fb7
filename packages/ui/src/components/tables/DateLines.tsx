import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DateLinesProps {
  /** The day: "Wed, Nov 12". */
  day: ReactNode;
  /** The hours: "7:00 PM to 8:00 PM". The column or the page names the time zone. */
  hours: ReactNode;
  /** A Badge after the hours: live, moved. */
  badge?: ReactNode;
}

/** A day with its hours on a second line, in a table cell, where each line stays whole, or in a list of facts, where hours over several days wrap. */
export const DateLines = ({ day, hours, badge }: DateLinesProps) => (
  <Root>
    <Line>{day}</Line>
    <Small>
      <Whole>{hours}</Whole> {badge}
    </Small>
  </Root>
);

const Root = styled.span`
  display: inline-block;
  line-height: var(--leading-tight);
  font-variant-numeric: tabular-nums;
`;

const Line = styled.span`
  display: block;
`;

const Small = styled(Line)`
  margin-top: 2px;
  color: var(--ink-muted);
  font-size: var(--text-12);
`;

const Whole = styled.span`
  display: inline-block;

  [role='cell'] & {
    white-space: nowrap;
  }
`;
