import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import { toneColours } from '../../tokens/tone.ts';
import type { Tone } from '../../tokens/tone.ts';

export interface TimelineItem {
  id: string;
  /** The event and its actor: "Paolo Reyes approved ₱3,000.00". */
  title: ReactNode;
  /** The time, as DateText, and other small print. */
  meta?: ReactNode;
  /** Before and after, a note, a picture of a receipt. */
  children?: ReactNode;
  icon?: IconShape | undefined;
  /** Only where it went well or badly; most events are neutral. */
  tone?: Tone | undefined;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  /** The name of the list: "History of this payment". */
  label: string;
}

/** The history of one thing: payments, changes by staff, a member's journey. Sorted by the caller, newest first. */
export function Timeline({ items, label }: TimelineProps) {
  return (
    <Root aria-label={label}>
      {items.map(({ id, title, meta, children, icon, tone = 'neutral' }) => (
        <Item key={id}>
          <Marker $tone={tone} $small={icon === undefined}>
            {icon && <Icon icon={icon} size="s" />}
          </Marker>
          <Body>
            <Title>{title}</Title>
            {meta !== undefined && <Meta>{meta}</Meta>}
            {children !== undefined && <Details>{children}</Details>}
          </Body>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

// The line runs behind the markers, from the centre of each to the next.
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: var(--space-3);
  padding-bottom: var(--space-5);
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 16px;
    bottom: -16px;
    left: 15px;
    width: 2px;
    background: var(--line);
  }
`;

const Marker = styled.span<{ $tone: Tone; $small: boolean }>`
  ${({ $tone }) => toneColours($tone)}
  position: relative;
  display: grid;
  place-items: center;
  align-self: start;
  justify-self: center;
  width: ${({ $small }) => ($small ? '14px' : '32px')};
  height: ${({ $small }) => ($small ? '14px' : '32px')};
  margin-top: ${({ $small }) => ($small ? '9px' : '0')};
  border: var(--border) solid ${({ $small }) => ($small ? 'var(--line-strong)' : 'var(--tone-line)')};
  border-radius: 50%;
  background: var(--tone-surface);
  color: var(--tone-ink);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 2px;
  padding-top: var(--space-1);
`;

const Title = styled.p`
  font-weight: var(--weight-medium);
`;

const Meta = styled.div`
  color: var(--ink-muted);
  font-size: var(--text-14);
`;

const Details = styled.div`
  padding-top: var(--space-1);
  font-size: var(--text-14);
`;
