import { Button, Row, Stack, Text, TextField } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

interface CouponFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  /** The code in the prices; null without one. */
  applied: string | null;
  /** The discount on the chosen term, in pesos. */
  discount: number;
  /** Why the given code is not used. */
  problem: string | null;
}

/**
 * A coupon: the address has its code, so that the prices with it can be loaded, shared and shown
 * without script.
 */
export function CouponField({ applied, discount, problem, value, error, ...field }: CouponFieldProps) {
  'use no memo';
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isOpen, setIsOpen] = useState(problem !== null || search.includes('coupon='));
  const go = (coupon: string) => navigate(path + (coupon === '' ? '' : `?${new URLSearchParams({ coupon })}`), { replace: true });
  if (applied !== null) {
    return (
      <Row justify="between" wrap>
        <Text>
          Coupon {applied}: {formatPeso(discount)} off
        </Text>
        <input type="hidden" name="coupon" value={applied} />
        <Button
          variant="quiet"
          onClick={() => {
            field.onChange('');
            go('');
          }}
        >
          Remove coupon
        </Button>
      </Row>
    );
  }
  if (!isOpen) {
    return (
      <Row>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          I have a coupon
        </Button>
        <noscript>
          <input type="text" name="coupon" aria-label="Coupon" />
          <button type="submit" name="do" value="coupon" formNoValidate>
            Apply
          </button>
        </noscript>
      </Row>
    );
  }
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        value={value}
        label="Coupon"
        autoComplete="off"
        autoCapitalize="characters"
        error={error ?? problem ?? undefined}
      />
      <Row>
        <Button onClick={() => go(value.trim())}>Apply</Button>
      </Row>
    </Stack>
  );
}
