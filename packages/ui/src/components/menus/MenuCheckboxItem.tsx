import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { menuItemStyle } from './menuItemStyle.ts';

export interface MenuCheckboxItemProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** A menu item that toggles; the Menu stays open, so that several can be changed. */
export function MenuCheckboxItem({ children, checked, onChange, disabled = false }: MenuCheckboxItemProps) {
  return (
    <Root checked={checked} onCheckedChange={(next) => onChange(next)} disabled={disabled}>
      <Indicator>{checked && <Icon icon={Check} size="s" tone="accent" />}</Indicator>
      {children}
    </Root>
  );
}

const Root = styled(Base.CheckboxItem)`
  ${menuItemStyle}
`;

const Indicator = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--icon-small);
`;
