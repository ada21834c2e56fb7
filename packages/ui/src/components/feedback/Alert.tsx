import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import { toneColours } from '../../tokens/tone.ts';
import type { Tone } from '../../tokens/tone.ts';
import { toneIcon } from './toneIcon.ts';

export interface AlertProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  icon?: IconShape | undefined;
  /** One Button, ButtonLink or Link: the next step. */
  action?: ReactNode;
  /** Appears while the user is on the page, so it is announced: assertively when it is `danger`. */
  live?: boolean | undefined;
}

/**
 * A message about this page or form to read before continuing. For the whole application use
 * Banner.
 */
export function Alert({ tone = 'info', title, children, icon = toneIcon[tone], action, live = false }: AlertProps) {
  return (
    <Root $tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon icon={icon} />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <Action>{action}</Action>}
      </Body>
    </Root>
  );
}

const Root = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => toneColours($tone)}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--tone-line);
  border-radius: var(--radius-card);
  background: var(--tone-surface);
  color: var(--ink);
  font-size: var(--text-14);
  > svg {
    margin-top: 1px;
    color: var(--tone-ink);
  }
  a {
    color: var(--tone-ink);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Title = styled.p`
  font-weight: var(--weight-strong);
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-top: var(--space-1);
`;
