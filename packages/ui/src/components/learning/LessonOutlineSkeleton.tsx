import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton.tsx';

const UNITS = ['first', 'second', 'third'];

/** The skeleton of a LessonOutline in the aside of a BesideLayout: its column, its line and its rows. */
export const LessonOutlineSkeleton = () => (
  <Root>
    {UNITS.map((unit) => (
      <Unit key={unit}>
        <Skeleton width="half" />
        <Skeleton width="wide" />
        <Skeleton />
        <Skeleton width="wide" />
      </Unit>
    ))}
  </Root>
);

const Root = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-1) var(--space-4);
  border-left: var(--border) solid var(--line);
  /* The outline itself needs scripts. */
  @media (scripting: none) {
    visibility: hidden;
  }
`;

const Unit = styled.div`
  display: grid;
  gap: var(--space-6);
`;
