import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export interface PriceProps {
  /** The formatted price: "₱3,499.00", "FREE". */
  text: string;
  /** The previous price, struck through. Only where it is genuine. */
  was?: string | undefined;
  /** The payment terms: "3 payments of ₱1,166.33, the last one is ₱1,166.34". */
  terms?: string | undefined;
  /** For a row, a card, or a sales page. */
  size?: 's' | 'm' | 'l' | undefined;
  wasText?: string | undefined;
  nowText?: string | undefined;
}

/** A price. It does not wrap, and a previous price is announced as well as struck through. */
export function Price({ text, was, terms, size = 'm', wasText = 'Before:', nowText = 'Now:' }: PriceProps) {
  return (
    <Root>
      <Amounts>
        {was !== undefined && <VisuallyHidden>{nowText} </VisuallyHidden>}
        <Current $size={size}>{text}</Current>
        {was !== undefined && (
          <Previous>
            <VisuallyHidden>{wasText} </VisuallyHidden>
            {was}
          </Previous>
        )}
      </Amounts>
      {terms !== undefined && <Terms>{terms}</Terms>}
    </Root>
  );
}

const sizes = { s: 'var(--text-16)', m: 'var(--text-22)', l: 'var(--text-36)' };

const Root = styled.div`
  display: grid;
  gap: 2px;
`;

const Amounts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Current = styled.strong<{ $size: keyof typeof sizes }>`
  font-size: ${({ $size }) => sizes[$size]};
  font-weight: ${({ $size }) => ($size === 's' ? 'var(--weight-strong)' : 'var(--weight-display)')};
  line-height: var(--leading-display);
  letter-spacing: ${({ $size }) => ($size === 's' ? 'normal' : 'var(--tracking-display)')};
  white-space: nowrap;
`;

const Previous = styled.s`
  color: var(--ink-muted);
  white-space: nowrap;
`;

const Terms = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;
