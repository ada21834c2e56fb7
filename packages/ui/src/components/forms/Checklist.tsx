import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export interface ChecklistRule {
  label: string;
  met: boolean;
}

interface ChecklistProps {
  id: string;
  rules: readonly ChecklistRule[];
}

/** Requirements that are checked off while typing. Describes the field; progress is announced. */
export function Checklist({ id, rules }: ChecklistProps) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <>
      <Root id={id}>
        {rules.map((rule) => (
          <Item key={rule.label} $met={rule.met}>
            <Indicator aria-hidden="true" $met={rule.met} />
            {rule.label}
            <VisuallyHidden>: {rule.met ? 'met' : 'not yet met'}</VisuallyHidden>
          </Item>
        ))}
      </Root>
      <VisuallyHidden role="status">{met > 0 ? `${met} of ${rules.length} met` : ''}</VisuallyHidden>
    </>
  );
}

const Root = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 184px), 1fr));
  gap: var(--space-1) var(--space-4);
`;

const Item = styled.li<{ $met: boolean }>`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${({ $met }) => ($met ? 'var(--success-ink)' : 'var(--ink-muted)')};
  font-size: var(--text-14);
`;

/* Styled like a Checkbox. */
const Indicator = styled.i<{ $met: boolean }>`
  flex: none;
  ${({ $met }) =>
    $met
      ? 'width: 11px; height: 6px; margin: 0 2px 3px 3px; border: solid; border-width: 0 0 2px 2px; rotate: -45deg;'
      : 'width: 12px; height: 12px; margin: 2px; border: 1.5px solid; border-radius: 50%;'}
`;
