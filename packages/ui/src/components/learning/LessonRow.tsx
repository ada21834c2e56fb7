import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import { useContext } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { Link } from '../../primitives/Link.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';

export interface LessonRowProps {
  /** `now` is the lesson to continue with; one per course. */
  state: 'done' | 'now' | 'open' | 'locked';
  name: string;
  /** The duration ("12 min"). */
  meta?: string | undefined;
  /** The link; none for a locked lesson. */
  href?: string | undefined;
  /** The reason why it is locked, and the next step. */
  reason?: { readonly text: string; readonly action?: { readonly label: string; readonly href: string } | undefined } | undefined;
  /** The current lesson, in a LessonOutline. */
  current?: boolean | undefined;
}

/** A lesson of a unit: its name, duration and status. In a UnitSection or LessonOutline. */
export function LessonRow({ state, name, meta, href, reason, current = false }: LessonRowProps) {
  const link = useContext(LinkContext);
  const { icon, words } = states[state];
  const content = (
    <>
      <State $state={state}>
        <Icon icon={icon} size={state === 'now' ? 's' : 'm'} />
      </State>
      <Body>
        <Name $state={state}>{name}</Name>
        {reason && (
          <Reason>
            {reason.text} {reason.action && <Link href={reason.action.href}>{reason.action.label}</Link>}
          </Reason>
        )}
      </Body>
      {meta !== undefined && (
        <Text as="span" size={14} tone="muted" numeric nowrap>
          {meta}
        </Text>
      )}
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
  if (state === 'locked' || href === undefined) return <Row>{content}</Row>;
  return (
    <RowLink
      as={link}
      href={href}
      aria-current={current ? 'page' : state === 'now' ? 'step' : undefined}
      $marked={current || state === 'now'}
    >
      {content}
    </RowLink>
  );
}

const states = {
  done: { icon: CircleCheck, words: 'Completed' },
  now: { icon: Play, words: 'Continue here' },
  open: { icon: Circle, words: 'Not started' },
  locked: { icon: Lock, words: 'Locked' },
};

const discs = {
  done: 'color: var(--accent);',
  now: 'background: var(--accent); color: var(--accent-ink); > svg { fill: currentColor; }',
  open: 'color: var(--line-strong);',
  locked: 'color: var(--ink-muted);',
};

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-media);
  color: inherit;
`;

const Row = styled.div`
  ${row}
`;

const RowLink = styled.a<{ $marked: boolean }>`
  ${row}
  text-decoration: none;
  background: ${({ $marked }) => ($marked ? 'var(--accent-surface)' : 'transparent')};
  &:hover {
    background: ${({ $marked }) => ($marked ? 'var(--accent-surface)' : 'var(--surface-sunken)')};
  }
  ${media.forcedColors} {
    border: ${({ $marked }) => ($marked ? '2px solid Highlight' : '0')};
  }
`;

const State = styled.span<{ $state: keyof typeof discs }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  forced-color-adjust: none;
  ${({ $state }) => discs[$state]}
`;

const Body = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span<{ $state: keyof typeof discs }>`
  display: block;
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--weight-strong)' : 'var(--weight-text)')};
  color: ${({ $state }) => ($state === 'done' || $state === 'locked' ? 'var(--ink-muted)' : 'inherit')};
`;

const Reason = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: var(--text-14);
  > a {
    padding-block: 12px;
    font-weight: var(--weight-label);
  }
`;
