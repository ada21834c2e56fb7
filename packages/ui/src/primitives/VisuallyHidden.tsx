import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2' | 'h3' | 'legend' | 'caption' | undefined;
  id?: string | undefined;
  /** `status` announces changes. */
  role?: 'status' | 'alert' | undefined;
}

/** Text for screen readers only, where sighted users can already see it. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root as={as} {...rest} />;
}

const Root = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
