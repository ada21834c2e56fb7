import { useContext } from 'react';
import type { MouseEventHandler, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';
import { iconButtonStyle } from './iconButtonStyle.ts';
import type { IconButtonLook } from './iconButtonStyle.ts';
import { LinkContext } from './linkContext.ts';

export interface IconLinkProps {
  href: string;
  icon: IconShape;
  /** The accessible name: the target. */
  label: string;
  tone?: 'ink' | 'inherit' | undefined;
  marked?: boolean | undefined;
  download?: boolean | string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link with a universally known icon: back, notifications, download. */
export function IconLink({ icon, label, tone = 'ink', marked = false, ...anchor }: IconLinkProps) {
  const link = useContext(LinkContext);
  return (
    <Root as={link} aria-label={label} title={label} $tone={tone} $marked={marked} {...anchor}>
      <Icon icon={icon} />
    </Root>
  );
}

const Root = styled.a<IconButtonLook>`
  ${iconButtonStyle}
`;
