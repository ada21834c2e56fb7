import Check from 'lucide-react/icons/check';
import { useContext, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Row } from '../../primitives/Row.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';

export interface FirstStepItem {
  readonly id: string;
  readonly title: string;
  /** Why it matters. Hidden once it is done. */
  readonly text: string;
  /** The page on which it is done. */
  readonly href: string;
  readonly done: boolean;
}

export interface FirstStepsProps {
  title: string;
  steps: readonly FirstStepItem[];
  /** Closes the list for good. */
  onDismiss: () => void;
  dismissLabel: string;
  /** While the dismissal is saved. */
  dismissing?: boolean | undefined;
}

/** The first steps of a newcomer, to check off one by one. On a home page, once. */
export function FirstSteps({ title, steps, onDismiss, dismissLabel, dismissing }: FirstStepsProps) {
  const titleId = useId();
  const link = useContext(LinkContext);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Row justify="between" wrap gap={2}>
          <Heading level={2} size="subheading" id={titleId}>
            {title}
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {done} of {steps.length} done
          </Text>
        </Row>
        <List>
          {steps.map((step) => (
            <li key={step.id}>
              <Step as={link} href={step.href}>
                <Mark $done={step.done}>{step.done && <Icon icon={Check} size="s" />}</Mark>
                <span>
                  <Title $done={step.done}>
                    {step.title}
                    {step.done && <VisuallyHidden>, done</VisuallyHidden>}
                  </Title>
                  {!step.done && <Why>{step.text}</Why>}
                </span>
              </Step>
            </li>
          ))}
        </List>
        <div>
          <Button variant="text" onClick={onDismiss} loading={dismissing}>
            {dismissLabel}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;

const Step = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  min-height: var(--touch);
  padding-block: 10px;
  color: inherit;
  text-decoration: none;
  &:hover span > span:first-child {
    text-decoration: underline;
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${({ $done }) => ($done ? 'var(--accent)' : 'var(--line-strong)')};
  border-radius: 50%;
  background: ${({ $done }) => ($done ? 'var(--accent)' : 'transparent')};
  color: var(--accent-ink);
  ${media.forcedColors} {
    border-color: CanvasText;
    color: CanvasText;
  }
`;

const Title = styled.span<{ $done: boolean }>`
  display: block;
  color: ${({ $done }) => ($done ? 'var(--ink-muted)' : 'inherit')};
  font-weight: ${({ $done }) => ($done ? 'var(--weight-text)' : 'var(--weight-label)')};
`;

const Why = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: var(--text-14);
`;
