import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';

export interface EmptyStateProps {
  /** A Vignette. */
  vignette?: ReactNode;
  title: string;
  /** A description of future content: what, when, and why not yet. */
  text?: ReactNode;
  /** One next step; a second, quieter one only where both are likely. */
  action?: ReactNode;
  /** 1 when this is the whole page (Access Restricted, not found), otherwise 2. */
  level?: 1 | 2 | undefined;
}

/** Nothing here yet, or no access: states what will be here, when, and one next step. */
export function EmptyState({ vignette, title, text, action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {vignette !== undefined && <Media>{vignette}</Media>}
      <Body>
        <Heading level={level} align="center">
          {title}
        </Heading>
        {text !== undefined && (
          <Text tone="muted" align="center">
            {text}
          </Text>
        )}
      </Body>
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  width: 100%;
  max-width: 440px;
  margin-inline: auto;
  padding-block: var(--space-6);
`;

const Media = styled.div`
  width: 200px;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
`;
