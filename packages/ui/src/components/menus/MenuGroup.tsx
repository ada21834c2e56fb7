import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface MenuGroupProps {
  /** The common property of its items. */
  title: string;
  children: ReactNode;
}

/** A titled group of menu items. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Title>{title}</Title>
      {children}
    </Base.Group>
  );
}

const Title = styled(Base.GroupLabel)`
  padding: 6px 10px 2px;
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-label);
`;
