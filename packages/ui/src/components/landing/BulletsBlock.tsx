import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingStack } from './LandingStack.ts';

export interface BulletsBlockProps extends LandingBlockProps {
  title: string;
  items: readonly string[];
}

/** Short points with check marks. */
export const BulletsBlock = ({ id, tone = 'tinted', title, items }: BulletsBlockProps) => (
  <LandingSection id={id} tone={tone} title={title}>
    <LandingStack as="ul" $gap={4}>
      {items.map((item, at) => (
        <Item key={at}>
          <Mark>
            <Icon icon={Check} size="s" />
          </Mark>
          <span>{item}</span>
        </Item>
      ))}
    </LandingStack>
  </LandingSection>
);

const Item = styled.li`
  display: flex;
  gap: var(--space-3);
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--accent-surface);
  color: var(--accent-text);
`;
