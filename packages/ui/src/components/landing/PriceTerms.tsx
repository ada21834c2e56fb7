import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** A way to pay. */
export interface LandingTerm {
  readonly id: string;
  /** "3 payments of ₱3,333.00". */
  readonly label: string;
  /** "The last one is ₱3,333.00", or empty. */
  readonly detail: string;
  /** The payments with their dates. */
  readonly rows: readonly { readonly date: string; readonly amount: string }[];
}

export interface PriceTermsProps {
  /** The name of the radio buttons, unique on the page. */
  name: string;
  label: string;
  terms: readonly LandingTerm[];
}

/** The payment terms. Of several, the chosen one shows its payments; styles do that, without a script. */
export function PriceTerms({ name, label, terms }: PriceTermsProps) {
  const [only, ...others] = terms;
  if (only === undefined) return null;
  if (others.length === 0) {
    return (
      <Option>
        <TermText {...only} />
        <Rows {...only} />
      </Option>
    );
  }
  return (
    <Fieldset>
      <legend>{label}</legend>
      {terms.map((term, at) => (
        <Choice key={term.id}>
          <label>
            <input type="radio" name={name} value={term.id} defaultChecked={at === 0} />
            <TermText {...term} />
          </label>
          <Rows {...term} />
        </Choice>
      ))}
    </Fieldset>
  );
}

const TermText = ({ label, detail }: LandingTerm) => (
  <Term>
    <strong>{label}</strong>
    {detail !== '' && <small>{detail}</small>}
  </Term>
);

const Rows = ({ rows }: LandingTerm) =>
  rows.length === 0 ? null : (
    <Payments>
      {rows.map(({ date, amount }, at) => (
        <div key={at}>
          <dt>{date}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Payments>
  );

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  > legend {
    padding-bottom: var(--space-2);
    font-weight: var(--weight-label);
  }
`;

const Term = styled.span`
  display: grid;
  min-width: 0;
  strong {
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--ink-muted);
    font-size: var(--text-14);
  }
`;

const Payments = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
  }
  dd {
    font-weight: var(--weight-strong);
    white-space: nowrap;
  }
`;

const Option = styled.div`
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--accent-line);
  border-radius: var(--radius-media);
  background: var(--accent-surface);
`;

const Choice = styled(Option)`
  border-color: var(--line-strong);
  background: var(--surface);
  > label {
    display: flex;
    gap: var(--space-3);
    margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4);
    cursor: pointer;
  }
  input {
    appearance: none;
    flex: none;
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    cursor: inherit;
    &:checked {
      border: 7px solid var(--accent);
    }
    &:focus-visible {
      outline: none;
    }
    ${media.forcedColors} {
      forced-color-adjust: none;
    }
  }
  ${Payments} {
    padding-top: var(--space-4);
    ${media.tablet} {
      padding-left: 34px;
    }
  }
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-surface);
    box-shadow: var(--shadow-chosen);
  }
  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
  @supports selector(:has(*)) {
    &:not(:has(:checked)) ${Payments} {
      display: none;
    }
  }
`;
