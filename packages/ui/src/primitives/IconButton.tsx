import type { ButtonHTMLAttributes, MouseEventHandler, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';
import { iconButtonStyle } from './iconButtonStyle.ts';
import type { IconButtonLook } from './iconButtonStyle.ts';

type PassedOn = 'id' | 'type' | 'disabled' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed';

export interface IconButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, PassedOn> {
  icon: IconShape;
  /** The name: what happens, and the news if there is a mark ("Notifications, 2 new"). */
  label: string;
  /** `inherit` on a tone, such as a banner. */
  tone?: 'ink' | 'inherit' | undefined;
  /** A dot that says there is news; the label says it too. */
  marked?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action that everybody knows by its picture: close, search, more. Anything else gets words. */
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
