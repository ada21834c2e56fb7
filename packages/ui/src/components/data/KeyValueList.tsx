import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface KeyValueItem {
  readonly label: string;
  /** Text, a Badge, a Link; an empty value shows the `emptyText`. */
  readonly value: ReactNode;
}

export interface KeyValueListProps {
  items: readonly KeyValueItem[];
  /** `pairs`: label left, value right, for a Drawer or an aside. `grid`: label above value, in columns, for a DetailPage. */
  layout?: 'pairs' | 'grid' | undefined;
  /** Shown for an empty value. */
  emptyText?: string | undefined;
}

/** The facts about one thing as labels and values. To compare several things use DataTable. */
export function KeyValueList({ items, layout = 'pairs', emptyText = 'None' }: KeyValueListProps) {
  return (
    <Root $layout={layout}>
      {items.map(({ label, value }) => (
        <Item key={label} $layout={layout}>
          <dt>{label}</dt>
          {isEmpty(value) ? <Empty>{emptyText}</Empty> : <dd>{value}</dd>}
        </Item>
      ))}
    </Root>
  );
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

const lists = {
  pairs: css`
    gap: 10px;
  `,
  grid: css`
    gap: var(--space-4) var(--space-6);
    ${media.tablet} {
      grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    }
  `,
};

const pairs = {
  pairs: css`
    grid-template-columns: minmax(0, auto) minmax(40%, 1fr);
    gap: var(--space-4);
    > dd {
      text-align: end;
    }
  `,
  grid: css`
    gap: 2px;
  `,
};

const Root = styled.dl<{ $layout: 'pairs' | 'grid' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  ${({ $layout }) => lists[$layout]}
`;

const Item = styled.div<{ $layout: 'pairs' | 'grid' }>`
  display: grid;
  align-content: start;
  min-width: 0;
  ${({ $layout }) => pairs[$layout]}
  > dt {
    color: var(--ink-muted);
  }
  > dd {
    min-width: 0;
    font-weight: var(--weight-medium);
  }
`;

const Empty = styled.dd`
  && {
    color: var(--ink-muted);
    font-weight: var(--weight-text);
  }
`;
