import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { toneColours } from '../tokens/tone.ts';
import type { Tone } from '../tokens/tone.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';

export interface BadgeProps {
  /** One or two words, as in the specification ("due in 3 days"). */
  children: ReactNode;
  tone?: Tone | undefined;
  /** An icon, for a status that matters. */
  icon?: IconShape | undefined;
}

/** A category, count or plain status: paid, overdue, Active. Never conveyed by colour alone. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </Root>
  );
}

const Root = styled.span<{ $tone: Tone }>`
  ${({ $tone }) => toneColours($tone)}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  max-width: 100%;
  padding: 2px 10px;
  border: var(--border) solid var(--tone-line);
  border-radius: var(--radius-pill);
  background: var(--tone-surface);
  color: var(--tone-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  white-space: nowrap;
  > svg {
    margin-left: -2px;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
