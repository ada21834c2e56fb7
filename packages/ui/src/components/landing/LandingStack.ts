import { styled } from 'styled-components';
import { space } from '../../tokens/space.ts';
import type { Space } from '../../tokens/space.ts';

/** Stacks the contents of a block with one gap. */
export const LandingStack = styled.div<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
`;
