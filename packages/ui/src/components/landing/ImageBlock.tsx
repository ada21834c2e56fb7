import { styled } from 'styled-components';
import { LandingPicture } from './LandingPicture.tsx';
import type { LandingPictureProps } from './LandingPicture.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface ImageBlockProps extends LandingBlockProps {
  picture: LandingPictureProps;
  caption: string;
}

/** A picture with a line below it. */
export const ImageBlock = ({ id, tone, picture, caption }: ImageBlockProps) => (
  <LandingSection id={id} tone={tone}>
    <Figure>
      <LandingPicture {...picture} />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </Figure>
  </LandingSection>
);

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > figcaption {
    color: var(--ink-muted);
    font-size: var(--text-14);
    text-align: center;
  }
`;
