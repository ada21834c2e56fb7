import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { MAX_PAY_ACCOUNT_LENGTHS, MAX_PAY_ACCOUNTS, type PayAccountInput } from '@atlas/domain/settings';
import { Button, FieldGroup, IconButton, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { QrPictureField } from './QrPictureField.tsx';

interface PayAccountsFieldProps {
  name: string;
  label: string;
  hint: string;
  /** The setting that owns the pictures of the codes. */
  settingId: number;
}

const NONE: readonly PayAccountInput[] = [];
const NEW: PayAccountInput = { platform: '', name: '', number: '', qr: null };

/** The name of an account for its buttons. */
const nameOf = ({ platform, number }: PayAccountInput): string => {
  const label = PAYMENT_PLATFORMS.find(({ value }) => value === platform)?.label;
  return [label, number].filter(Boolean).join(' ') || 'new account';
};

/** Form field for the accounts that buyers pay into, in order. */
export function PayAccountsField({ name, label, hint, settingId }: PayAccountsFieldProps) {
  const { value: accounts, onChange, error } = useBoundField<readonly PayAccountInput[]>(name, NONE);
  const { keys, setKeys } = useKeys(accounts.length);
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  }, [added]);
  return (
    <FieldGroup name={name} label={label} hint={hint} error={error}>
      {({ id }) => (
        <Stack gap={3} ref={list}>
          {accounts.length === 0 ? (
            <Text size={14} tone="muted">
              No accounts yet. Buyers cannot send you money.
            </Text>
          ) : (
            <ReorderList
              label={label}
              items={accounts.map((account, index) => ({ id: String(keys[index]), label: nameOf(account), index }))}
              onReorder={(items) => {
                setKeys(items.map((item) => Number(item.id)));
                onChange(items.flatMap(({ index }) => accounts[index] ?? []));
              }}
              actions={({ label: account, index }) => (
                <IconButton
                  icon={X}
                  label={`Remove ${account}`}
                  onClick={() => {
                    setKeys(keys.filter((_key, at) => at !== index));
                    onChange(accounts.filter((_account, at) => at !== index));
                    add.current?.focus();
                  }}
                />
              )}
            >
              {({ label: account, index }) => <AccountFields name={`${name}.${index}`} of={account} settingId={settingId} />}
            </ReorderList>
          )}
          {accounts.length < MAX_PAY_ACCOUNTS && (
            <Row>
              <Button
                id={id}
                ref={add}
                onClick={() => {
                  onChange([...accounts, NEW]);
                  setAdded(added + 1);
                }}
              >
                Add account
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

/** Keys of the rows that move with them. New rows get new ones. */
function useKeys(count: number): { keys: readonly number[]; setKeys: (keys: readonly number[]) => void } {
  const [known, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...known) + 1;
  const keys = Array.from({ length: count }, (_none, index) => known[index] ?? next + index);
  return { keys, setKeys };
}

function AccountFields({ name, of, settingId }: { name: string; of: string; settingId: number }) {
  return (
    <Stack gap={3}>
      <FormSelect name={`${name}.platform`} label="Pay with" options={PAYMENT_PLATFORMS} placeholder="Choose one" required />
      <FormTextField name={`${name}.name`} label="Account name" maxLength={MAX_PAY_ACCOUNT_LENGTHS.name} autoComplete="off" required />
      <FormTextField
        name={`${name}.number`}
        label="Account number"
        hint="For a bank, its name and the number."
        maxLength={MAX_PAY_ACCOUNT_LENGTHS.number}
        autoComplete="off"
        required
      />
      <QrPictureField name={`${name}.qr`} label="QR code" of={of} settingId={settingId} />
    </Stack>
  );
}
