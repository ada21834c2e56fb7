import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';

export interface FormSectionProps {
  /** The common subject of the fields: "Who and when". Omitted for the first fields of a form. */
  title?: string | undefined;
  /** One sentence, where the title is not enough. */
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A section of a FormPage or SettingsPage, divided from the previous one by a line. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Header>
          <Heading level={2} size="subheading" id={id}>
            {title}
          </Heading>
          {description !== undefined && (
            <Text size={14} tone="muted">
              {description}
            </Text>
          )}
        </Header>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  min-width: 0;
  max-width: var(--read);
  & + & {
    padding-top: var(--space-6);
    border-top: var(--border) solid var(--line);
  }
`;

const Header = styled.div`
  display: grid;
  gap: var(--space-1);
`;
