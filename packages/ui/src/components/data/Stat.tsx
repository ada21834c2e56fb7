import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { Link } from '../../primitives/Link.tsx';
import { media } from '../../tokens/media.ts';

export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** Whether that is good: fewer refunds are `good`, although they went down. */
  meaning: 'good' | 'bad' | 'neutral';
  /** The comparison in words: "12% more than in October". */
  text: string;
}

export interface StatProps {
  /** The counted quantity: "Sales". */
  label: string;
  /** The formatted figure with its unit: "₱248,500.00". */
  value: string;
  /** The comparison with the previous period. */
  change?: StatChange | undefined;
  /** A fact related to the figure: "of 1,240 members". */
  note?: string | undefined;
  /** `large` for a dashboard; `small` for three side by side in a card or a drawer. */
  size?: 'large' | 'small' | undefined;
  /** The list of what is counted; the whole figure follows it. */
  href?: string | undefined;
}

/** A figure and its change since the previous period. Group several in a StatGroup. */
export function Stat({ label, value, change, note, size = 'large', href }: StatProps) {
  return (
    <Root>
      <Label>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} tone="quiet">
            {label}
          </Link>
        )}
      </Label>
      <Value $size={size}>{value}</Value>
      {change && (
        <Change $meaning={change.meaning}>
          <Icon icon={arrows[change.direction]} size="s" />
          {change.text}
        </Change>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const inks = { good: 'var(--success-ink)', bad: 'var(--danger-ink)', neutral: 'var(--ink-muted)' };

const Root = styled.dl`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  position: relative;
  min-width: 0;
  font-size: var(--text-14);
  &:has(a:hover) {
    background: var(--surface-sunken);
  }
`;

// The link covers the whole figure.
const Label = styled.dt`
  color: var(--ink-muted);
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Value = styled.dd<{ $size: 'large' | 'small' }>`
  font-size: ${({ $size }) => ($size === 'large' ? 'var(--text-28)' : 'var(--text-18)')};
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--tracking-display);
  line-height: var(--leading-display);
  ${media.phone} {
    font-size: ${({ $size }) => ($size === 'large' ? 'var(--text-18)' : 'var(--text-16)')};
  }
`;

const Change = styled.dd<{ $meaning: keyof typeof inks }>`
  display: flex;
  align-items: start;
  gap: var(--space-1);
  color: ${({ $meaning }) => inks[$meaning]};
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  > svg {
    margin-top: 3px;
  }
`;

const Note = styled.dd`
  color: var(--ink-muted);
  font-variant-numeric: tabular-nums;
`;
