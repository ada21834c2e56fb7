import Sun from 'lucide-react/icons/sun';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { Icon } from './Icon.tsx';

export interface XpChipProps {
  /** The formatted amount, with sign and separators ("+40", "1,240"). */
  amount: string;
  /** `earn` for what can be earned next, `total` for the balance. */
  kind?: 'earn' | 'total' | undefined;
}

/** Experience points. `earn` is mango and means "now": at most three per screen. */
export function XpChip({ amount, kind = 'earn' }: XpChipProps) {
  return (
    <Root $kind={kind}>
      <Icon icon={Sun} size="xs" />
      {`${amount}\u00a0XP`}
    </Root>
  );
}

const kinds = {
  earn: 'background: var(--highlight); color: var(--highlight-ink);',
  total: 'background: var(--highlight-surface); color: var(--ink);',
};

const Root = styled.span<{ $kind: keyof typeof kinds }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  min-height: 24px;
  padding: 2px 9px 2px 7px;
  border: var(--border) solid transparent;
  border-radius: var(--radius-pill);
  font-size: var(--text-12);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $kind }) => kinds[$kind]}
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
