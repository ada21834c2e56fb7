import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Scene } from '../art/Scene.tsx';
import { LandingButton } from './LandingButton.tsx';
import type { LandingLink } from './LandingLink.ts';
import { LandingPicture } from './LandingPicture.tsx';
import type { LandingPictureProps } from './LandingPicture.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingStack } from './LandingStack.ts';

export interface HeroBlockProps extends LandingBlockProps {
  headline: string;
  text: string;
  button: LandingLink | null;
  picture: LandingPictureProps | null;
}

/** The top of a landing page: the headline, what it is about, the button, and a picture or the illustration. */
export function HeroBlock({ id, tone, headline, text, button, picture }: HeroBlockProps) {
  const titleId = `${id}-title`;
  return (
    <LandingSection id={id} tone={tone} width="wide" labelledBy={titleId}>
      <Columns>
        <LandingStack $gap={5}>
          <Headline id={titleId} $isLong={headline.length > LONG}>
            {headline}
          </Headline>
          {text !== '' && <Lede>{text}</Lede>}
          {button && <LandingButton href={button.href}>{button.label}</LandingButton>}
        </LandingStack>
        <Frame $drawn={picture === null}>{picture ? <LandingPicture {...picture} /> : <Scene />}</Frame>
      </Columns>
    </LandingSection>
  );
}

/** Headlines with more characters are smaller, so that long words fit a phone. */
const LONG = 60;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-16);
  }
`;

const Headline = styled.h1<{ $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? 'var(--text-28)' : 'var(--text-36)')};
  font-weight: var(--weight-display);
  line-height: var(--leading-display);
  letter-spacing: var(--tracking-display);
  ${media.desktop} {
    font-size: ${({ $isLong }) => ($isLong ? 'var(--text-36)' : 'var(--text-48)')};
  }
`;

const Lede = styled.p`
  padding-bottom: var(--space-2);
  font-size: var(--text-18);
  white-space: pre-line;
`;

const Frame = styled.div<{ $drawn: boolean }>`
  overflow: hidden;
  border-radius: var(--radius-sheet);
  ${({ $drawn }) => $drawn && 'aspect-ratio: 1.9;'}
  > img {
    max-height: 32rem;
    border-radius: inherit;
    object-fit: cover;
  }
  ${media.desktop} {
    ${({ $drawn }) => $drawn && 'aspect-ratio: 1.12;'}
  }
`;
