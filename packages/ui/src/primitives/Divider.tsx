import { styled } from 'styled-components';

/** A line between two parts of one thing. Separate the sections of a page with space instead. */
export function Divider() {
  return <Root />;
}

const Root = styled.hr`
  width: 100%;
  height: 0;
  margin: 0;
  border: 0;
  border-top: var(--border) solid var(--line);
`;
