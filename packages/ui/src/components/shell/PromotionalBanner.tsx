import X from 'lucide-react/icons/x';
import Ticket from 'lucide-react/icons/ticket';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';

export interface PromotionalBannerProps {
  /** The name: "Atlas Live in Alabang". */
  title: string;
  /** When and where, in one sentence. */
  text?: string | undefined;
  /** The link: "See tickets". */
  action: { readonly text: string; readonly href: string };
  /** The caller remembers the dismissal. */
  onDismiss: () => void;
  icon?: IconShape | undefined;
  dismissLabel?: string | undefined;
}

/** Promotes a current event or offer above the page until dismissed. One at a time; for account messages use Banner. */
export function PromotionalBanner({ title, text, action, onDismiss, icon = Ticket, dismissLabel = 'Dismiss' }: PromotionalBannerProps) {
  return (
    <Root aria-label={title}>
      <Marker>
        <Icon icon={icon} />
      </Marker>
      <Body>
        <strong>{title}</strong>
        {text !== undefined && <span>{text}</span>}
      </Body>
      <Action>
        <ButtonLink size="dense" href={action.href}>
          {action.text}
        </ButtonLink>
      </Action>
      <Close>
        <IconButton icon={X} label={dismissLabel} tone="inherit" onClick={onDismiss} />
      </Close>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template: 'mark words close' auto '. way way' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-1) var(--space-3) var(--space-4);
  border-bottom: var(--border) solid var(--line);
  background: var(--highlight-surface);
  color: var(--ink);
  font-size: var(--text-14);
  ${media.tablet} {
    grid-template: 'mark words way close' auto / auto auto auto auto;
    justify-content: center;
    padding-block: var(--space-1);
  }
`;

const Marker = styled.span`
  grid-area: mark;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--highlight);
  color: var(--highlight-ink);
`;

const Body = styled.p`
  grid-area: words;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  min-width: 0;
`;

const Action = styled.span`
  grid-area: way;
  justify-self: start;
`;

const Close = styled.span`
  grid-area: close;
  display: grid;
`;
