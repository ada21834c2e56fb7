import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { menuItem } from './menuItemStyle.ts';

export interface MenuCheckboxItemProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** Something that is on or off; the Menu stays open, so that several can be changed. */
export function MenuCheckboxItem({ children, checked, onChange, disabled = false }: MenuCheckboxItemProps) {
  return (
    <Line checked={checked} onCheckedChange={(next) => onChange(next)} disabled={disabled}>
      <Mark>{checked && <Icon icon={Check} size="s" tone="accent" />}</Mark>
      {children}
    </Line>
  );
}

const Line = styled(Base.CheckboxItem)`
  ${menuItem}
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--icon-small);
`;
