import Play from 'lucide-react/icons/play';
import { styled } from 'styled-components';
import { Badge } from '../../primitives/Badge.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { Cover } from '../art/Cover.tsx';
import { MediaStage, MediaCaption } from './mediaFrame.ts';
import type { MediaRatio } from './mediaFrame.ts';

interface LoadOnTapProps {
  coverId: number | string;
  picture?: string | null | undefined;
  icon: IconShape;
  /** The label of the button ("Tap to load the video"). */
  text: string;
  /** The duration and size ("12:40 · 24 MB"). */
  meta: string;
  badge?: string | undefined;
  /** The content that will load, for screen readers. */
  title: string;
  ratio: MediaRatio;
  onTap: () => void;
}

/** A poster for heavy content: nothing is requested before the tap. */
export function LoadOnTap({ coverId, picture = null, icon, text, meta, badge, title, ratio, onTap }: LoadOnTapProps) {
  return (
    <Root type="button" onClick={onTap}>
      <MediaStage $ratio={ratio}>
        <Cover id={coverId} picture={picture} ratio="fill" edge="flush" />
        <Disc $solid={icon === Play}>
          <Icon icon={icon} size="l" />
        </Disc>
      </MediaStage>
      <MediaCaption>
        <span>
          <strong>{text}</strong>
          <VisuallyHidden>{title}</VisuallyHidden>
          <small>{meta}</small>
        </span>
        {badge !== undefined && <Badge>{badge}</Badge>}
      </MediaCaption>
    </Root>
  );
}

const Disc = styled.span<{ $solid: boolean }>`
  position: absolute;
  inset: 0;
  width: 64px;
  height: 64px;
  margin: auto;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--surface);
  color: var(--accent-text);
  box-shadow: var(--shadow-float);
  transition: scale var(--base) var(--ease);
  > svg {
    width: 28px;
    height: 28px;
    ${({ $solid }) => $solid && 'fill: currentColor; translate: 2px 0;'}
  }
`;

const Root = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--media-radius, var(--radius-card));
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover ${Disc} {
    scale: 1.06;
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
`;
