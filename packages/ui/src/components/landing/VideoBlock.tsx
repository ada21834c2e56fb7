import Play from 'lucide-react/icons/play';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { swellPath } from '../art/covers/swellPath.ts';
import { LandingPicture } from './LandingPicture.tsx';
import type { LandingPictureProps } from './LandingPicture.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingText } from './LandingText.tsx';

export interface VideoBlockProps extends LandingBlockProps {
  title: string;
  text: string;
  /** The player that a script shows in place of the link, and the page that the link leads to. */
  video: { readonly embed: string; readonly page: string };
  picture: LandingPictureProps | null;
  /** The name of the video, for screen readers. */
  label: string;
}

/**
 * A video that loads nothing before it is tapped. `a[data-video]` is a link to the page of the
 * video; a script replaces it with an `iframe`, which fills the stage.
 */
export const VideoBlock = ({ id, tone, title, text, video, picture, label }: VideoBlockProps) => (
  <LandingSection id={id} tone={tone} title={title}>
    <Stage>
      <Poster data-video={video.embed} href={video.page} target="_blank" rel="noopener">
        {picture ? <LandingPicture {...picture} /> : sea}
        <Disc>
          <Icon icon={Play} size="l" />
        </Disc>
        <Words>
          Play video<VisuallyHidden> {label}</VisuallyHidden>
        </Words>
      </Poster>
    </Stage>
    <LandingText>{text}</LandingText>
  </LandingSection>
);

const sea = (
  <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 0h320v180H0Z" fill="var(--cover-sea-1)" />
    <circle cx="160" cy="80" r="68" fill="var(--cover-sea-2)" />
    <circle cx="160" cy="80" r="48" fill="var(--cover-sea-4)" />
    <path d={swellPath(-30, 108, 6, 5, 180)} fill="var(--cover-sea-3)" />
    <path d={swellPath(-66, 126, 6, 5, 180)} fill="var(--cover-lagoon-2)" />
    <path d={swellPath(-10, 152, 6, 5, 180)} fill="var(--cover-lagoon-1)" />
  </svg>
);

const Stage = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-sheet);
  background: var(--cover-sea-1);
  > * {
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: inherit;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--surface);
  color: var(--accent-text);
  box-shadow: var(--shadow-float);
  transition: scale var(--base) var(--ease);
  > svg {
    fill: currentColor;
    translate: 2px 0;
  }
  ${media.forcedColors} {
    border: var(--border) solid;
  }
`;

const Words = styled.span`
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink);
  font-weight: var(--weight-label);
`;

const Poster = styled.a`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  text-decoration: none;
  > svg,
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  > span {
    position: relative;
  }
  &:hover ${Disc} {
    scale: 1.06;
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
`;
