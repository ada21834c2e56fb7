import { css } from 'styled-components';

/** The name of a field or of a group of fields. */
export const labelStyle = css`
  font-size: var(--text-14);
  font-weight: var(--weight-label);
`;

/** "(optional)" behind a label. */
export const optionalStyle = css`
  font-weight: var(--weight-text);
  color: var(--ink-muted);
`;
