import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export interface ChecklistRule {
  label: string;
  met: boolean;
}

interface ChecklistProps {
  id: string;
  rules: readonly ChecklistRule[];
  metText?: string | undefined;
  openText?: string | undefined;
}

/** What an answer must have, ticked off while it is typed. Read with the field; how much is left is read aloud as it changes. */
export function Checklist({ id, rules, metText = 'met', openText = 'not yet met' }: ChecklistProps) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <>
      <Rules id={id}>
        {rules.map((rule) => (
          <Rule key={rule.label} $met={rule.met}>
            <Icon icon={rule.met ? Check : Circle} size="s" tone={rule.met ? 'success' : 'muted'} />
            {rule.label}
            <VisuallyHidden>: {rule.met ? metText : openText}</VisuallyHidden>
          </Rule>
        ))}
      </Rules>
      <VisuallyHidden role="status">{met > 0 ? `${met} of ${rules.length} ${metText}` : ''}</VisuallyHidden>
    </>
  );
}

const Rules = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 184px), 1fr));
  gap: var(--space-1) var(--space-4);
`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${({ $met }) => ($met ? 'var(--success-ink)' : 'var(--ink-muted)')};
  font-size: var(--text-14);
`;
