import { styled } from 'styled-components';

export interface OptInErrorProps {
  id: string;
  /** The field that it concerns. */
  name: string;
  error: string | undefined;
}

/** The place of a field's message. A script may write into it; the mark before it is not text. */
export const OptInError = ({ id, name, error }: OptInErrorProps) => (
  <Root id={id} data-error={name} hidden={error === undefined}>
    {error}
  </Root>
);

const Root = styled.p`
  position: relative;
  padding-left: 22px;
  color: var(--danger-ink);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  &::before {
    content: '!' / '';
    position: absolute;
    top: 2px;
    left: 0;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    border: 1.5px solid;
    border-radius: 50%;
    font-size: var(--text-12);
    font-weight: var(--weight-title);
    line-height: 1;
  }
`;
