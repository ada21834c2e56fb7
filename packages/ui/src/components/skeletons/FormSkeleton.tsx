import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../../primitives/SkeletonGroup.tsx';

export interface FormSkeletonProps {
  fields?: number | undefined;
}

/** The skeleton of a form whose record is loading. */
export function FormSkeleton({ fields = 5 }: FormSkeletonProps) {
  return (
    <SkeletonGroup>
      <Root>
        {Array.from({ length: fields }, (_, index) => (
          <Field key={index}>
            <Skeleton width="short" />
            <Skeleton shape="block" />
          </Field>
        ))}
      </Root>
    </SkeletonGroup>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: var(--read);
`;

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
`;
