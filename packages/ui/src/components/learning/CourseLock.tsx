import Lock from 'lucide-react/icons/lock';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { Link } from '../../primitives/Link.tsx';

export interface CourseLockProps {
  readonly reason: string;
  /** The next step to unlock it. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** The reason why something is locked, and the next step. In the footer of a CourseCard. */
export function CourseLock({ reason, action }: CourseLockProps) {
  return (
    <Root>
      <Icon icon={Lock} size="s" />
      <span>
        {reason}{' '}
        {action && (
          <Action>
            <Link href={action.href}>{action.label}</Link>
          </Action>
        )}
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  color: var(--ink-muted);
  font-size: var(--text-14);
  > svg {
    translate: 0 2px;
  }
`;

// Above the link that covers the card, with the height of a touch target.
const Action = styled.span`
  position: relative;
  z-index: 1;
  font-weight: var(--weight-label);
  > a {
    padding-block: 12px;
  }
`;
