import { Menu as Base } from '@base-ui/react/menu';
import { styled } from 'styled-components';

/** The line before another kind of action, such as one that destroys. */
export function MenuSeparator() {
  return <Root />;
}

const Root = styled(Base.Separator)`
  height: var(--border);
  margin: 6px -6px;
  background: var(--line);
`;
