import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';
import { LinkContext } from './linkContext.ts';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  iconStart?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  newTab?: boolean | undefined;
  download?: boolean | string | undefined;
  /** An accessible name, only where the text does not name the target. */
  label?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button. For actions use Button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  block = false,
  iconStart,
  iconEnd,
  newTab,
  label,
  children,
  ...anchor
}: ButtonLinkProps) {
  const link = useContext(LinkContext);
  return (
    <Root
      as={newTab ? 'a' : link}
      $variant={variant}
      $size={size}
      $block={block}
      aria-label={label}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
      {...anchor}
    >
      {iconStart && <Icon icon={iconStart} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </Root>
  );
}

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`;
