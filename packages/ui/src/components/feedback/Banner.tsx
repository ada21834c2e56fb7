import X from 'lucide-react/icons/x';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import { toneColours } from '../../tokens/tone.ts';
import type { Tone } from '../../tokens/tone.ts';
import { toneIcon } from './toneIcon.ts';

export interface BannerProps {
  tone: Tone;
  /** One sentence: the situation, and until when. */
  children: ReactNode;
  icon?: IconShape | undefined;
  /** The next step, at the end of the sentence: a link or an action. */
  action?: { text: string; href: string } | { text: string; onClick: () => void } | undefined;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /**
   * Shows the dismiss label as text after the action instead of a cross: where dismissing is a
   * choice in itself.
   */
  dismissInWords?: boolean | undefined;
  /** Edge to edge, directly under the top bar. */
  flush?: boolean | undefined;
  /**
   * A one-word name. The banner stays hidden while the document's `data-dismissed` contains it,
   * even before the application has started.
   */
  name?: string | undefined;
}

/** A message about the user's account or connection, under the top bar of every page. One at a time. */
export function Banner({
  tone,
  children,
  icon = toneIcon[tone],
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  dismissInWords = false,
  flush = false,
  name,
}: BannerProps) {
  // Smaller without memos: part of the first load of every page.
  'use no memo';
  const link = useContext(LinkContext);
  return (
    <Root $tone={tone} $flush={flush} $name={name}>
      <Icon icon={icon} />
      <Body>
        {children}
        {action !== undefined && ' '}
        {action !== undefined &&
          ('href' in action ? (
            <Action as={link} href={action.href}>
              {action.text}
            </Action>
          ) : (
            <Action as="button" type="button" onClick={action.onClick}>
              {action.text}
            </Action>
          ))}
        {dismissInWords && (
          <>
            {' '}
            <Action as="button" type="button" onClick={onDismiss}>
              {dismissLabel}
            </Action>
          </>
        )}
      </Body>
      {onDismiss && !dismissInWords && <IconButton icon={X} label={dismissLabel} tone="inherit" onClick={onDismiss} />}
    </Root>
  );
}

const flushLook = css`
  border-inline: 0;
  border-radius: 0;
`;

const hiddenAs = (name: string) => css`
  [data-dismissed~='${name}'] & {
    display: none;
  }
`;

const Root = styled.div<{ $tone: Tone; $flush: boolean; $name: string | undefined }>`
  ${({ $tone }) => toneColours($tone)}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-height: 54px;
  padding: 4px 4px 4px 14px;
  border: var(--border) solid var(--tone-line);
  border-radius: var(--radius-card);
  background: var(--tone-surface);
  color: var(--tone-ink);
  font-size: var(--text-14);
  ${({ $flush }) => $flush && flushLook}
  ${({ $name }) => $name !== undefined && hiddenAs($name)}
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Body = styled.p`
  padding-block: var(--space-1);
  color: var(--ink);
`;

const Action = styled.a<{ type?: 'button' }>`
  display: inline-block;
  & + & {
    margin-inline-start: var(--space-3);
  }
  padding: var(--space-3) 0;
  margin-block: calc(-1 * var(--space-3));
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--tone-ink);
  font-weight: var(--weight-strong);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
