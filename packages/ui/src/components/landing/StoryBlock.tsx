import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LandingPicture } from './LandingPicture.tsx';
import type { LandingPictureProps } from './LandingPicture.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingStack } from './LandingStack.ts';
import { LandingTitle } from './LandingTitle.tsx';

export interface StoryBlockProps extends LandingBlockProps {
  title: string;
  picture: LandingPictureProps | null;
  /** RichText, with `level` 3 below a title. */
  children: ReactNode;
}

/** A story in a few paragraphs. Its picture stays next to the text while a desktop scrolls. */
export function StoryBlock({ id, tone, title, picture, children }: StoryBlockProps) {
  if (picture === null) {
    return (
      <LandingSection id={id} tone={tone} title={title}>
        {children}
      </LandingSection>
    );
  }
  const titleId = title === '' ? undefined : `${id}-title`;
  return (
    <LandingSection id={id} tone={tone} width="wide" labelledBy={titleId}>
      <Columns>
        <LandingPicture {...picture} />
        <Words $gap={6}>
          {title !== '' && <LandingTitle id={titleId}>{title}</LandingTitle>}
          {children}
        </Words>
      </Columns>
    </LandingSection>
  );
}

const Words = styled(LandingStack)`
  align-self: center;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  > img {
    max-height: 32rem;
    object-fit: cover;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-16);
    > img {
      align-self: start;
      position: sticky;
      top: var(--space-8);
    }
  }
`;
