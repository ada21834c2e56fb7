import BellIcon from 'lucide-react/icons/bell';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export interface BellProps {
  /** How many notifications are unread; null while that is not known. */
  unread: number | null;
  /** That they became more just now: screen readers say so. */
  isMore?: boolean | undefined;
}

/** More are shown as "99+". */
const MOST_SHOWN = 99;

/** How many notifications wait, in a TopBar or a Sidebar. */
export function Bell({ unread, isMore = false }: BellProps) {
  const label = `${unread ? unread : 'No'} unread notification${unread === 1 ? '' : 's'}`;
  return (
    <>
      <Root role="img" aria-label={label} title={label}>
        <Icon icon={BellIcon} />
        {unread ? <Count>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</Count> : null}
      </Root>
      <VisuallyHidden role="status">{isMore && label}</VisuallyHidden>
    </>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--touch);
  height: var(--touch);
  color: var(--ink-muted);
`;

const Count = styled.span`
  position: absolute;
  top: 4px;
  left: 50%;
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
`;
