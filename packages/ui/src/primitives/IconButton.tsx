import type { ButtonHTMLAttributes, MouseEventHandler, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';
import { iconButtonStyle } from './iconButtonStyle.ts';
import type { IconButtonLook } from './iconButtonStyle.ts';

type PassedOn =
  | 'id'
  | 'type'
  | 'disabled'
  | 'aria-busy'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerEnter';

export interface IconButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, PassedOn> {
  icon: IconShape;
  /** The accessible name: what happens, and the news if there is a dot ("Notifications, 2 new"). */
  label: string;
  /** `inherit` on a toned surface, such as a banner. */
  tone?: 'ink' | 'inherit' | undefined;
  /** Shows a dot for news; the label must state it too. */
  marked?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action with a universally known icon: close, search, more. Anything else needs a text label. */
export function IconButton({ icon, label, tone = 'ink', marked = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} title={label} $tone={tone} $marked={marked}>
      <Icon icon={icon} />
    </Root>
  );
}

const Root = styled.button<IconButtonLook>`
  ${iconButtonStyle}
`;
