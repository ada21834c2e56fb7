import { Accordion, Button, Row, Stack, Text, TextField } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import { useLocation } from 'wouter';

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
  /** The reason why the given code is not used. */
  problem: string | null;
}

/**
 * A coupon. The address has its code, so that the prices with it can be loaded, shared and rendered
 * without script.
 */
export function CouponField({ applied, discount, problem, value, error, ...field }: CouponFieldProps) {
  'use no memo';
  const [path, navigate] = useLocation();
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
  const problemShown = error ?? problem ?? undefined;
  const content = (
    <Stack gap={3}>
      <TextField {...field} value={value} label="Code" autoComplete="off" autoCapitalize="characters" error={problemShown} />
      <Row>
        <Button
          type="submit"
          name="do"
          value="coupon"
          onClick={(event) => {
            event.preventDefault();
            go(value.trim());
          }}
        >
          Apply
        </Button>
      </Row>
    </Stack>
  );
  return <Accordion level={2} items={[{ id: 'coupon', title: 'I have a coupon', content, open: problemShown !== undefined }]} />;
}
