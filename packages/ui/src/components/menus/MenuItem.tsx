import { Menu as Base } from '@base-ui/react/menu';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { menuItemStyle } from './menuItemStyle.ts';

interface MenuItemLook {
  /** The action: "Archive", "Extend". */
  children: ReactNode;
  icon?: IconShape | undefined;
}

export type MenuItemProps = MenuItemLook &
  (
    | { href: string; onSelect?: undefined; tone?: undefined; disabled?: undefined }
    | {
        href?: undefined;
        onSelect: () => void;
        /** `danger` for what cannot be undone; last, after a MenuSeparator. */
        tone?: 'plain' | 'danger' | undefined;
        /** Only where its position must not change; otherwise omit the item. */
        disabled?: boolean | undefined;
      }
  );

/** An item of a Menu: an action, or a link with `href`. */
export function MenuItem({ children, icon, href, onSelect, tone = 'plain', disabled = false }: MenuItemProps) {
  const link = useContext(LinkContext);
  const content = (
    <>
      {icon && <Icon icon={icon} size="s" tone={tone === 'danger' ? 'inherit' : 'muted'} />}
      {children}
    </>
  );
  if (href !== undefined)
    return (
      <Base.LinkItem closeOnClick render={<Anchor as={link} href={href} />}>
        {content}
      </Base.LinkItem>
    );
  return (
    <Action data-tone={tone} disabled={disabled} onClick={onSelect}>
      {content}
    </Action>
  );
}

const Anchor = styled.a`
  ${menuItemStyle}
`;

const Action = styled(Base.Item)`
  ${menuItemStyle}
`;
