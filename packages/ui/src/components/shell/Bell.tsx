import BellIcon from 'lucide-react/icons/bell';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { iconButtonStyle } from '../../primitives/iconButtonStyle.ts';
import type { IconButtonLook } from '../../primitives/iconButtonStyle.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export interface BellProps {
  /** The number of unread notifications; null while it is unknown. */
  unread: number | null;
  /** The number has just increased, which screen readers announce. */
  isMore?: boolean | undefined;
  /** Its NotificationPanel is open. */
  open: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Higher counts are shown as "99+". */
const MAX_SHOWN = 99;

/** The number of unread notifications, and the button that opens them. In a TopBar or a Sidebar. */
export function Bell({ unread, isMore = false, open, onPress, ref }: BellProps) {
  const count = unread !== null && unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread || 'No';
  const label = `${count} unread notification${unread === 1 ? '' : 's'}`;
  return (
    <>
      <Root
        type="button"
        ref={ref}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onPress}
        $tone="ink"
        $marked={false}
      >
        <Icon icon={BellIcon} />
        {unread ? <Count $characters={String(count).length}>{count}</Count> : null}
      </Root>
      <VisuallyHidden role="status">{isMore && label}</VisuallyHidden>
    </>
  );
}

const Root = styled.button<IconButtonLook>`
  ${iconButtonStyle}
  width: var(--touch);
  height: var(--touch);
  color: var(--ink-muted);
`;

// Wider counts start further left, so that they stay clear of the next button.
const Count = styled.span<{ $characters: number }>`
  position: absolute;
  top: 4px;
  left: ${({ $characters }) => ['50%', '42%'][$characters - 1] ?? '30%'};
  min-width: 18px;
  padding-inline: 5px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-pill);
  background: var(--danger-fill);
  color: var(--danger-fill-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;
`;
