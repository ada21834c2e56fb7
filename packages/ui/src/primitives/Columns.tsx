import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../tokens/space.ts';
import type { Space } from '../tokens/space.ts';

export interface ColumnsProps {
  /** Children of equal importance: two fields, or the fields and their outcome. */
  children: ReactNode;
  gap?: Space | undefined;
  /** The width below which they stack: that of a `field`, or of a `part` with several. */
  least?: keyof typeof widths | undefined;
}

const widths = { field: '13rem', part: '22rem' };

/** Places its children side by side with equal widths, and stacks them where that is too narrow. */
export function Columns({ gap = 4, least = 'field', children }: ColumnsProps) {
  return (
    <Root $gap={gap} $least={widths[least]}>
      {children}
    </Root>
  );
}

const Root = styled.div<{ $gap: Space; $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  align-items: start;
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
  > * {
    min-width: 0;
  }
`;
