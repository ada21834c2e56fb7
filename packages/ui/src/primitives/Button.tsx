import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';

type PassedOn =
  | 'id'
  | 'name'
  | 'value'
  | 'form'
  | 'type'
  | 'aria-label'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-haspopup'
  | 'aria-pressed';

export interface ButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, PassedOn> {
  /** Names the result: "Add your link", never "Submit" or "OK". */
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width. */
  block?: boolean | undefined;
  /** The action is in progress: shows three dots, ignores further presses, keeps the focus. */
  loading?: boolean | undefined;
  /** The label while loading ("Saving"). */
  loadingText?: string | undefined;
  /** The reason why the button is disabled; shown below it. The button stays focusable. */
  disabledReason?: string | undefined;
  /**
   * Another button is in progress: this one is disabled until that is done, without its own reason.
   */
  waiting?: boolean | undefined;
  iconStart?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Triggers an action. One primary per screen, for what the user came to do; to navigate use ButtonLink. */
export function Button({
  children,
  variant = 'secondary',
  size = 'regular',
  block = false,
  loading = false,
  loadingText,
  disabledReason,
  waiting = false,
  iconStart,
  iconEnd,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isInert = loading || waiting || disabledReason !== undefined;
  const button = (
    <Control
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-busy={loading || undefined}
      aria-disabled={isInert || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={(event) => (isInert ? event.preventDefault() : onClick?.(event))}
    >
      {iconStart && <Icon icon={iconStart} />}
      {loading ? (loadingText ?? children) : children}
      {iconEnd && !loading && <Icon icon={iconEnd} />}
      {loading && (
        <Dots aria-hidden="true">
          <i />
          <i />
          <i />
        </Dots>
      )}
    </Control>
  );
  if (disabledReason === undefined) return button;
  return (
    <Root $block={block}>
      {button}
      <Reason id={reasonId}>{disabledReason}</Reason>
    </Root>
  );
}

const Control = styled.button<ButtonLook>`
  ${buttonStyle}
`;

const pulse = keyframes`
  0%, 70%, 100% { opacity: .3; }
  35% { opacity: 1; }
`;

const Dots = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  ${media.motion} {
    i {
      animation: ${pulse} 1s infinite ease-in-out;
    }
    i:nth-child(2) {
      animation-delay: 0.15s;
    }
    i:nth-child(3) {
      animation-delay: 0.3s;
    }
  }
`;

const Root = styled.span<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'grid' : 'inline-grid')};
  gap: 6px;
`;

const Reason = styled.span`
  font-size: var(--text-14);
  color: var(--ink-muted);
`;
