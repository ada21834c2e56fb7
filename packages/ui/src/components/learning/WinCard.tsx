import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ContentPicture } from '../data/ContentPicture.tsx';

export interface WinCardProps {
  title: string;
  /** When it happened: a DateText. */
  date: ReactNode;
  /** The story; its line breaks are preserved. */
  text?: string | undefined;
  /**
   * A picture with its size in pixels, which reserves its space while it loads, and its download
   * size: "120 kB".
   */
  picture?: { readonly url: string; readonly width: number; readonly height: number; readonly size?: string | undefined } | undefined;
  /** An ActionMenu; only for the member's own wins. */
  actions?: ReactNode;
  /** The heading level in the page. */
  level?: 2 | 3 | undefined;
}

/** A win that a member shares. In a WinGrid. */
export function WinCard({ title, date, text = '', picture, actions, level = 3 }: WinCardProps) {
  return (
    <Card as="article" padding="none">
      {picture && (
        <Picture>
          <ContentPicture src={picture.url} alt={title} width={picture.width} height={picture.height} size={picture.size} />
        </Picture>
      )}
      <Body>
        <Head>
          <Titles>
            <Heading level={level} size="subheading">
              {title}
            </Heading>
            <Text as="div" size={14} tone="muted" numeric>
              {date}
            </Text>
          </Titles>
          {actions}
        </Head>
        {text !== '' && <Story>{text}</Story>}
      </Body>
    </Card>
  );
}

const Picture = styled.div`
  > img {
    display: block;
    width: 100%;
    height: auto;
    max-height: 420px;
    object-fit: cover;
    background: var(--surface-sunken);
  }
  > button {
    margin: var(--space-4) var(--space-4) 0;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: start;
  justify-content: space-between;
`;

const Titles = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Story = styled.p`
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
