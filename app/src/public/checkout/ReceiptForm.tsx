import { Alert, Button, DateField, Heading, Row, Select, Stack, TextField } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { PostedFormContext } from '../../session/postedForm.ts';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { openDocument, postCheckout, type Posted } from './postCheckout.ts';
import { ReceiptPictureField } from './ReceiptPictureField.tsx';
import { forgetTyped, keepTyped, readTyped, type TypedReceipt } from './typedReceipt.ts';
import { useReceiptPicture } from './useReceiptPicture.ts';

interface ReceiptFormProps {
  /** The order or the bill, under which typed values survive a reload. */
  name: string;
  /** Pesos. */
  due: number;
  /** The methods to choose from. */
  methods: readonly { readonly platform: string; readonly label: string }[];
  /** The method that the buyer chose. */
  method?: string | null;
  /** Today in Manila. */
  today: string;
  title: string;
  /** The title is next to the form already, as in a disclosure. */
  isTitled?: boolean;
  /** Called once something is typed or chosen. */
  onTouched?: (() => void) | undefined;
}

/** The id of the form. */
export const RECEIPT_FORM = 'receipt-form';

/** The fields are checked when the form is sent: see `receiptErrors`. */
const validate = () => ({});
const plainAmount = (pesos: number): string => formatAmount(pesos).replace('₱', '');

/** The form for the receipt of a payment, with its picture. Without script it sends the receipt alone. */
export function ReceiptForm({ name, due, methods, method = null, today, title, isTitled = false, onTouched }: ReceiptFormProps) {
  'use no memo';
  const [path] = useLocation();
  const posted = use(PostedFormContext);
  const picture = useReceiptPicture();
  // A reference that was sent before. Sent a second time, it is meant.
  const [doubted, setDoubted] = useState(posted?.formError.fields['reference'] ? (posted.values['reference'] ?? null) : null);
  const [sent, setSent] = useState<(Posted & { problem?: string }) | null>(null);
  const { field, onSubmit, sending, formError } = useEntryForm({
    path,
    initial: {
      amount: plainAmount(due),
      platform: (methods.find(({ platform }) => platform === method) ?? methods[0])?.platform ?? '',
      reference: '',
      paidOn: today,
    },
    validate,
    send: async (values) => {
      const { receiptErrors } = await import('./receiptErrors.ts');
      const errors = receiptErrors(values, today);
      const sure = values.reference === doubted ? { sure: 'on' } : {};
      const answer = errors ? { rejected: errors } : await postCheckout<typeof values>({ do: 'receipt', ...values, ...sure });
      if ('posted' in answer) {
        forgetTyped(name);
        setSent(answer.posted);
        await finish(answer.posted);
        return undefined;
      }
      const fields = answer.rejected.fields ?? {};
      if (errors === undefined && fields.reference !== undefined) setDoubted(values.reference);
      focusFirstError(fields);
      return answer.rejected;
    },
  });
  const finish = async (receipt: Posted) => {
    const { next, receipt: id, uploadKey } = receipt;
    const problem = id === undefined || uploadKey == null ? null : await picture.upload({ receipt: id, uploadKey });
    if (problem === null) openDocument(next);
    else setSent({ ...receipt, problem });
  };

  const restore = useEffectEvent((typed: TypedReceipt) => {
    for (const [key, value] of Object.entries(typed)) field(key as keyof TypedReceipt).onChange(value);
  });
  useEffect(() => {
    if (posted === null) restore(readTyped(name));
  }, [name, posted]);
  /** The props of a field whose value survives a reload. */
  const kept = (key: keyof TypedReceipt) => {
    const { onChange, ...rest } = field(key);
    return {
      ...rest,
      onChange: (value: string) => {
        onChange(value);
        keepTyped(name, { [key]: value });
        onTouched?.();
      },
    };
  };

  if (sent?.problem !== undefined)
    return <PictureFailed problem={sent.problem} next={sent.next} onRetry={() => finish(sent)} picture={picture} />;
  const isSure = doubted !== null && field('reference').value === doubted;
  const ownErrors: readonly string[] = Object.values(formError?.fields ?? {});
  const isSending = sending || sent !== null;
  return (
    <form noValidate method="post" onSubmit={onSubmit} aria-label={title} id={RECEIPT_FORM}>
      <input type="hidden" name="do" value="receipt" />
      {isSure && <input type="hidden" name="sure" value="on" />}
      <Stack gap={4}>
        {!isTitled && (
          <Heading level={2} size="subheading">
            {title}
          </Heading>
        )}
        {formError && !ownErrors.includes(formError.text) && (
          <Alert tone="danger" live>
            {formError.text}
          </Alert>
        )}
        <ReceiptPictureField picture={picture} isOptional onChosen={onTouched} />
        <TextField
          {...kept('reference')}
          label="Reference number"
          hint="As printed on the receipt."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField {...kept('amount')} label="Amount sent, in pesos" inputMode="decimal" autoComplete="off" />
        <Select {...kept('platform')} label="Paid with" options={methods.map(({ platform, label }) => ({ value: platform, label }))} />
        <DateField {...kept('paidOn')} label="Day of payment" max={today} />
        <Button type="submit" variant="primary" size="large" block loading={isSending} loadingText="Sending the receipt">
          {isSure ? 'Send it again' : 'Send the receipt'}
        </Button>
      </Stack>
    </form>
  );
}

interface PictureFailedProps {
  problem: string;
  next: string;
  onRetry: () => Promise<void>;
  picture: ReturnType<typeof useReceiptPicture>;
}

/** The receipt has arrived, its picture has not. */
function PictureFailed({ problem, next, onRetry, picture }: PictureFailedProps) {
  'use no memo';
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <Stack gap={4}>
      <Alert tone="warning" live title="We have your receipt, but not its picture">
        {problem}
      </Alert>
      <ReceiptPictureField picture={picture} />
      <Row gap={2} wrap>
        <Button variant="primary" loading={retrying} loadingText="Sending the picture" onClick={() => void retry()}>
          Send the picture
        </Button>
        <Button variant="quiet" waiting={retrying} onClick={() => openDocument(next)}>
          Continue without it
        </Button>
      </Row>
    </Stack>
  );
}
