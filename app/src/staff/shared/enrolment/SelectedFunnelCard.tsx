import { Alert, Badge, Button, Card, Columns, Heading, Row, Stack, Text, TextField } from '@atlas/ui';
import { fieldId } from '@atlas/ui/components/forms/fieldProps.ts';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { can } from '@atlas/domain/access';
import { validityText } from '@atlas/domain/funnels';
import { formatPeso } from '@atlas/domain/money';
import { useAuth } from '../../../session/authContext.ts';
import { detailPath, type SelectedFunnel } from './enrolmentValues.ts';
import { FirstPaymentFields } from './FirstPaymentFields.tsx';
import { FunnelOutcome } from './FunnelOutcome.tsx';
import { FunnelPeriodFields } from './FunnelPeriodFields.tsx';
import type { FunnelPreview } from './useEnrolmentPreview.ts';

interface SelectedFunnelCardProps {
  funnel: SelectedFunnel;
  /** The position among the selected funnels. */
  index: number;
  preview: FunnelPreview | undefined;
  onRemove: () => void;
}

/**
 * A selected funnel: its payment term, start, validity, coupon and first payment, with the outcome
 * as it is entered.
 *
 * @spec 2 §3, §5
 */
export function SelectedFunnelCard({ funnel, index, preview, onRemove }: SelectedFunnelCardProps) {
  const path = detailPath(index);
  const { currentUser } = useAuth();
  const { name, productName, price, validityByDays, levelName, terms } = funnel;
  const { value: termId } = useBoundField<number | null>(`${path}.paymentTermId`, null);
  const term = terms.find(({ databaseId }) => databaseId === termId);
  const records = can(currentUser, { page: 'studentPaymentDetails' }) && preview !== undefined && preview.entries.length > 0;
  const titleId = fieldId(`${path}.funnelId`);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="between" align="start" wrap>
          <Stack gap={1} grow>
            <Heading level={3} id={titleId} focusable>
              {name}
            </Heading>
            <Text size={14} tone="muted" numeric>
              {`${productName} · ${formatPeso(price)} · ${validityText(validityByDays)} · ${levelName}`}
            </Text>
          </Stack>
          {preview?.isActive && <Badge tone="info">Already has it</Badge>}
          <Button size="dense" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </Row>
        <FunnelProblems path={path} preview={preview} />
        <Columns gap={6} least="part">
          <Stack gap={5}>
            {terms.length === 0 ? (
              <Text tone="muted">Paid in full at once.</Text>
            ) : (
              <FormRecordSelect name={`${path}.paymentTermId`} label="Payment term" hint={term?.summary} records={terms} required />
            )}
            <FunnelPeriodFields path={path} startsAt={preview?.problem === null ? preview.startsAt : null} />
            <CouponField path={path} problem={preview?.field === 'coupon' ? preview.problem : null} />
          </Stack>
          <Stack gap={5}>
            <FunnelOutcome name={name} preview={preview} />
            {records && <FirstPaymentFields path={path} due={preview.entries[0]?.price ?? null} />}
          </Stack>
        </Columns>
      </Stack>
    </Card>
  );
}

/** Problems of a funnel as a whole, the choice to renew it, and a warning when it is no longer sold. */
function FunnelProblems({ path, preview }: { path: string; preview: FunnelPreview | undefined }) {
  const { value: renews, error } = useBoundField(`${path}.renew`, false);
  if (preview === undefined) return null;
  const { problem, field, isActive, isClosed } = preview;
  return (
    <>
      {problem !== null && field !== 'coupon' && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {(isActive || renews) && error === undefined && (
        <FormCheckbox name={`${path}.renew`} label="Renew" hint="The new period starts when the current one ends. No day is lost." />
      )}
      {isClosed && (
        <Alert tone="warning" live>
          This funnel is not on sale now. You can still enroll people into it.
        </Alert>
      )}
    </>
  );
}

/** The code of a coupon, with the problem that the preview found. */
function CouponField({ path, problem }: { path: string; problem: string | null }) {
  const bound = useBoundField(`${path}.coupon`, '');
  return (
    <TextField
      {...bound}
      name={`${path}.coupon`}
      label="Coupon"
      error={bound.error ?? problem ?? undefined}
      maxLength={30}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      optionalText="(optional)"
    />
  );
}
