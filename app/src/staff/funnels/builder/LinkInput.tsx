import { Select, Stack, TextField } from '@atlas/ui';
import { type LinkKind, linkKind, linkProblem, TO_CHECKOUT, TO_OPT_IN, TO_PRICE } from '@atlas/domain/pages';

interface LinkInputProps {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

const OPTIONS: readonly { value: LinkKind; label: string }[] = [
  { value: 'checkout', label: 'The checkout' },
  { value: 'price', label: 'Price and terms on this page' },
  { value: 'opt-in', label: 'The opt-in on this page' },
  { value: 'address', label: 'Another address' },
];

/** The value that a choice begins with. */
const STARTS: Readonly<Record<LinkKind, string>> = { checkout: TO_CHECKOUT, price: TO_PRICE, 'opt-in': TO_OPT_IN, address: 'https://' };

/** The target of a button. */
export function LinkInput({ name, label, hint, value, onChange, error }: LinkInputProps) {
  const kind = linkKind(value);
  const problem = kind === 'address' && value !== 'https://' ? (linkProblem(value) ?? undefined) : undefined;
  return (
    <Stack gap={3}>
      <Select
        name={`${name}-kind`}
        label={label}
        hint={hint}
        value={kind}
        options={OPTIONS}
        onChange={(chosen) => onChange(STARTS[chosen as LinkKind])}
      />
      {kind === 'address' && (
        <TextField name={name} label="Address" type="url" value={value} onChange={onChange} error={error ?? problem} maxLength={500} />
      )}
    </Stack>
  );
}
