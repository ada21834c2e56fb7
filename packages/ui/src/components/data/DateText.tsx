import { styled } from 'styled-components';

export interface DateTextProps {
  /** What is read: "Saturday, 11/15/2025", "2 days ago". */
  text: string;
  /** The same for machines: a date ("2025-11-15") or an instant ("2025-11-15T01:00:00Z"). */
  dateTime: string;
  /** The exact date and time, where `text` is rough; shown when a pointer rests on it. */
  title?: string | undefined;
  tone?: 'inherit' | 'muted' | undefined;
}

/** A date that never breaks across lines. The caller writes it, in Manila time and the form that the place asks for. */
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
