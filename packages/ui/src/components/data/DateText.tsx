import { styled } from 'styled-components';

export interface DateTextProps {
  /** The formatted date: "Saturday, 11/15/2025", "2 days ago". */
  text: string;
  /** The machine-readable value: a date ("2025-11-15") or an instant ("2025-11-15T01:00:00Z"). */
  dateTime: string;
  /** The exact date and time, where `text` is relative; shown on hover. */
  title?: string | undefined;
  tone?: 'inherit' | 'muted' | undefined;
}

/** A date that does not wrap. The caller formats it, in Manila time. */
export function DateText({ text, dateTime, title, tone = 'inherit' }: DateTextProps) {
  return (
    <Root dateTime={dateTime} title={title} $tone={tone}>
      {text}
    </Root>
  );
}

const Root = styled.time<{ $tone: 'inherit' | 'muted' }>`
  color: ${({ $tone }) => ($tone === 'muted' ? 'var(--ink-muted)' : 'inherit')};
  white-space: nowrap;
`;
