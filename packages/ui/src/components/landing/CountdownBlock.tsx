import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingText } from './LandingText.tsx';
import { LandingTitle } from './LandingTitle.tsx';

export interface CountdownBlockProps extends LandingBlockProps {
  title: string;
  text: string;
  /** The moment in ISO 8601 and in words: "Until Sunday, 11/30/2025, 11:59 PM". */
  until: { readonly iso: string; readonly text: string } | null;
  /** Replaces the sentence and the time left once the moment has passed. */
  endedText: string;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The time left until a moment. Without a script it is a sentence. A script that finds
 * `[data-countdown]` shows its `[data-left]`, writes the numbers into `[data-unit]`, and after the
 * moment shows `[data-ended]` instead of `[data-left]` and `[data-until]`.
 */
export function CountdownBlock({ id, tone, title, text, until, endedText }: CountdownBlockProps) {
  const titleId = title === '' ? undefined : `${id}-title`;
  const untilId = `${id}-until`;
  return (
    <LandingSection id={id} tone={tone} labelledBy={titleId}>
      <Panel>
        {title !== '' && <LandingTitle id={titleId}>{title}</LandingTitle>}
        <LandingText>{text}</LandingText>
        {until && (
          <Timer data-countdown={until.iso}>
            <Left data-left hidden role="timer" aria-live="off" aria-labelledby={untilId}>
              {UNITS.map((unit) => (
                <Box key={unit}>
                  <strong data-unit={unit}>0</strong> {unit}
                </Box>
              ))}
            </Left>
            <Until id={untilId} data-until>
              <time dateTime={until.iso}>{until.text}</time>
            </Until>
            <Until data-ended hidden>
              {endedText}
            </Until>
          </Timer>
        )}
      </Panel>
    </LandingSection>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-4);
  border-radius: var(--radius-sheet);
  background: var(--highlight-surface);
  text-align: center;
  ${media.tablet} {
    padding: var(--space-10);
  }
  ${media.forcedColors} {
    border: var(--border) solid;
  }
`;

const Timer = styled.div`
  display: grid;
  gap: var(--space-4);
  width: 100%;
  max-width: 26rem;
`;

const Left = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  &[hidden] {
    display: none;
  }
`;

const Box = styled.span`
  display: grid;
  padding: var(--space-3) 0 var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink-muted);
  font-size: var(--text-12);
  > strong {
    color: var(--ink);
    font-size: var(--text-28);
    font-weight: var(--weight-display);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-display);
  }
`;

const Until = styled.p`
  font-weight: var(--weight-strong);
`;
