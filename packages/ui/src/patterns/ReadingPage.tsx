import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { media as screen } from '../tokens/media.ts';
import { ReadingLayout } from './ReadingLayout.tsx';

export interface ReadingPageProps {
  /** Breadcrumbs, from 900 px; below that the PhoneBar has a back button. */
  breadcrumbs?: ReactNode;
  /** A VideoPlayer, an EmbedFrame, a picture. */
  media?: ReactNode;
  title: string;
  /** Author, date, duration. */
  meta?: ReactNode;
  /** The completion rule. Below 900 px under the title; otherwise it is the note of the StickyActions. */
  rule?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** A FileList. */
  files?: ReactNode;
  /** A NextLessonCard. */
  next?: ReactNode;
  /** StickyActions. */
  actions?: ReactNode;
}

/** A page to watch or read from top to bottom: a lesson, an event's replay, a public resource, the terms. */
export function ReadingPage({ breadcrumbs, media, title, meta, rule, children, files, next, actions }: ReadingPageProps) {
  const head = (
    <Stack gap={2} as="header">
      <Heading level={1}>{title}</Heading>
      {meta !== undefined && (
        <Text as="div" size={14} tone="muted" numeric>
          {meta}
        </Text>
      )}
      {rule !== undefined && (
        <TouchOnly>
          <Text as="div" size={14} tone="muted" numeric>
            {rule}
          </Text>
        </TouchOnly>
      )}
    </Stack>
  );
  return (
    <>
      <ReadingLayout breadcrumbs={breadcrumbs} media={media} head={head}>
        {children}
        {files}
        {next}
      </ReadingLayout>
      {actions}
    </>
  );
}

const TouchOnly = styled.div`
  ${screen.desktop} {
    display: none;
  }
`;
