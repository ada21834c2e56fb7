import { Menu as Base } from '@base-ui/react/menu';
import { styled } from 'styled-components';

/** A line before another kind of action, such as a destructive one. */
export function MenuSeparator() {
  return <Root />;
}

const Root = styled(Base.Separator)`
  height: var(--border);
  margin: 6px -6px;
  background: var(--line);
`;
