import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { media } from '../../tokens/media.ts';
import { LandingPicture } from './LandingPicture.tsx';
import type { LandingPictureProps } from './LandingPicture.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface Testimonial {
  readonly name: string;
  readonly text: string;
  readonly picture: LandingPictureProps | null;
}

export interface TestimonialsBlockProps extends LandingBlockProps {
  title: string;
  items: readonly Testimonial[];
}

/** The words of members, with their portraits or initials. */
export const TestimonialsBlock = ({ id, tone, title, items }: TestimonialsBlockProps) => (
  <LandingSection id={id} tone={tone} title={title} width={items.length > 1 ? 'wide' : 'read'}>
    <Grid $columns={items.length % 3 === 0 ? 3 : Math.min(items.length, 2)}>
      {items.map(({ name, text, picture }, at) => (
        <Figure key={at}>
          <Quotation>{text}</Quotation>
          <Person>
            {picture ? <LandingPicture {...picture} alt="" /> : <Avatar name={name} />}
            <span>{name}</span>
          </Person>
        </Figure>
      ))}
    </Grid>
  </LandingSection>
);

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--text-16);
  [data-tone='tinted'] & {
    background: var(--canvas);
  }
  ${media.tablet} {
    padding: var(--space-6);
  }
`;

const Quotation = styled.blockquote`
  margin: 0;
  white-space: pre-line;
  &::before {
    content: '“' / '';
    display: block;
    height: 0.6em;
    color: var(--accent-text);
    font-size: var(--text-48);
    font-weight: var(--weight-brand);
    line-height: 1;
  }
`;

const Person = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: var(--weight-label);
  > img {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    object-fit: cover;
  }
`;
