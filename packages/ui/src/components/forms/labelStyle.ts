import { css } from 'styled-components';

/** The label of a field or of a group of fields. */
export const labelStyle = css`
  font-size: var(--text-14);
  font-weight: var(--weight-label);
`;

/** "(optional)" after a label. */
export const optionalStyle = css`
  font-weight: var(--weight-text);
  color: var(--ink-muted);
`;
