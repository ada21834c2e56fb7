import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface ScheduleBlockProps extends LandingBlockProps {
  title: string;
  items: readonly { readonly when: string; readonly what: string }[];
}

/** Dates and their events, along a line. */
export const ScheduleBlock = ({ id, tone, title, items }: ScheduleBlockProps) => (
  <LandingSection id={id} tone={tone} title={title}>
    <dl>
      {items.map(({ when, what }, at) => (
        <Entry key={at}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </Entry>
      ))}
    </dl>
  </LandingSection>
);

// The line runs behind the dots, from the centre of each to the next.
const Entry = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px var(--space-6);
  padding: 0 0 var(--space-6) var(--space-8);
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 2px;
    z-index: 1;
    width: 14px;
    height: 14px;
    border: 3px solid var(--accent);
    border-radius: 50%;
    background: var(--canvas);
  }
  [data-tone='tinted'] &::before {
    background: var(--surface);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 13px auto -13px 8px;
    width: 2px;
    background: var(--accent-line);
  }
  &:last-child {
    padding-bottom: 0;
  }
  > dt {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    grid-template-columns: 12.5rem minmax(0, 1fr);
  }
`;
