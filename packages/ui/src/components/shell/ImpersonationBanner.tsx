import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';

export interface ImpersonationBannerProps {
  /** The impersonated user. */
  name: string;
  /**
   * The end of the session, and how actions are recorded: "Until 4:42 PM. What you do is recorded
   * as yours."
   */
  note?: string | undefined;
  onEnd: () => void;
  /** The session is ending. */
  ending?: boolean | undefined;
  endText?: string | undefined;
  /** The text before the name. */
  text?: string | undefined;
  label?: string | undefined;
}

/** Shown above every page while staff impersonate a user, until the session is ended. */
export function ImpersonationBanner({
  name,
  note,
  onEnd,
  ending = false,
  endText = 'End Session',
  text = 'You are using Atlas as',
  label = 'Impersonation',
}: ImpersonationBannerProps) {
  return (
    <Root aria-label={label}>
      <Icon icon={UserRoundCog} />
      <p>
        {text} <strong>{name}</strong>. {note !== undefined && <Note>{note}</Note>}
      </p>
      <Button size="dense" loading={ending} onClick={onEnd}>
        {endText}
      </Button>
    </Root>
  );
}

// The inverted background is used nowhere else, so that it cannot be mistaken for the user's own
// session.
const Root = styled.section`
  --focus: var(--surface);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-3);
  padding: 6px var(--space-4);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-14);
  > p {
    flex: 0 1 auto;
    min-width: 0;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  ${media.forcedColors} {
    border: 2px solid Highlight;
  }
`;

const Note = styled.span`
  display: none;
  ${media.tablet} {
    display: inline;
  }
`;
