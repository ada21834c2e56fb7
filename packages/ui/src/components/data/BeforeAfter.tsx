import CircleMinus from 'lucide-react/icons/circle-minus';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Equal from 'lucide-react/icons/equal';
import Pencil from 'lucide-react/icons/pencil';
import { styled } from 'styled-components';
import { StatusBadge } from './StatusBadge.tsx';
import { FoldedValue } from './FoldedValue.tsx';

/** The change of one field of a record. */
export interface FieldDifference {
  /** The label of the field. */
  readonly field: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  /** Any JSON value; absent where there was none. */
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface BeforeAfterProps {
  /** The changed record: "Stage 2". */
  label: string;
  /** Field by field. */
  changes: readonly FieldDifference[];
  beforeText?: string | undefined;
  afterText?: string | undefined;
}

/**
 * A record before and after a change, side by side where there is room. Added, removed and changed
 * fields are marked; long values are folded.
 */
export function BeforeAfter({ label, changes, beforeText = 'Before', afterText = 'After' }: BeforeAfterProps) {
  return (
    <Root aria-label={label}>
      {changes.map(({ field, kind, before, after }) => (
        <Item key={field}>
          <Head>
            <Name>{field}</Name>
            <StatusBadge {...marks[kind]} />
          </Head>
          <Values>
            <Value $side={kind === 'removed' || kind === 'changed' ? 'before' : 'plain'}>
              <dt>{beforeText}</dt>
              <dd>
                <FoldedValue value={before} of={field} />
              </dd>
            </Value>
            <Value $side={kind === 'added' || kind === 'changed' ? 'after' : 'plain'}>
              <dt>{afterText}</dt>
              <dd>
                <FoldedValue value={after} of={field} />
              </dd>
            </Value>
          </Values>
        </Item>
      ))}
    </Root>
  );
}

const marks = {
  added: { tone: 'success', text: 'Added', icon: CirclePlus },
  removed: { tone: 'danger', text: 'Removed', icon: CircleMinus },
  changed: { tone: 'info', text: 'Changed', icon: Pencil },
  same: { tone: 'neutral', text: 'Unchanged', icon: Equal },
} as const;

const Root = styled.ul`
  container: before-after / inline-size;
  display: grid;
  gap: var(--space-5);
`;

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;

const Name = styled.span`
  min-width: 0;
  font-size: var(--text-14);
  font-weight: var(--weight-label);
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  @container before-after (min-width: 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const surfaces = { before: 'danger', after: 'success', plain: 'neutral' };

const Value = styled.div<{ $side: keyof typeof surfaces }>`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: var(--space-2) var(--space-3);
  border: var(--border) solid ${({ $side }) => `var(--${surfaces[$side]}-line)`};
  border-radius: var(--radius-control);
  background: ${({ $side }) => ($side === 'plain' ? 'var(--surface-sunken)' : `var(--${surfaces[$side]}-surface)`)};
  font-size: var(--text-14);
  > dt {
    color: ${({ $side }) => ($side === 'plain' ? 'var(--ink-muted)' : `var(--${surfaces[$side]}-ink)`)};
    font-size: var(--text-12);
  }
  > dd {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    min-width: 0;
  }
`;
