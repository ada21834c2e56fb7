import { Alert, Button, Checkbox, Heading, Link, RadioGroup, Row, Stack, Text, TextField } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { planText } from '@atlas/domain/orders';
import { formatShortDate } from '@atlas/domain/time';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { use, useEffect, useState } from 'react';
import { PostedFormContext } from '../../session/postedForm.ts';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { useLocation } from 'wouter';
import { CouponField } from './CouponField.tsx';
import { EmailSuggestion } from './EmailSuggestion.tsx';
import { keep, passMessage, readKept, takeMessage } from './keptValues.ts';
import { PayBar } from './PayBar.tsx';
import { openDocument, postCheckout } from './postCheckout.ts';
import { termValue } from './termValue.ts';
import type { Checkout } from './Checkout.ts';

type Quote = Checkout['quotes'][number];

const EMPTY = {
  term: '',
  coupon: '',
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  facebookProfile: '',
  method: '',
  terms: '',
};
type Values = typeof EMPTY;

/** The fields are checked when the form is sent: see `checkoutErrors`. */
const validate = () => ({});

/** The chosen quote: by its term, because its amounts change with a coupon. */
const chosenOf = (quotes: readonly Quote[], term: string): Quote | undefined => {
  const offered = quotes.filter(({ problem }) => problem == null);
  return offered.find(({ termId }) => String(termId ?? '') === term.split(':')[0]) ?? offered[0];
};

/** Orders a funnel. The typed values stay in the browser until the order is placed. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  // Smaller without memos, and a form this small needs none.
  'use no memo';
  const [path] = useLocation();
  const { funnelId, quotes, methods, buyer, couponCode, couponProblem } = checkout;
  const posted = use(PostedFormContext)?.path === path;
  const [message, setMessage] = useState<string | null>(null);
  const form = useEntryForm<Values>({
    path,
    initial: {
      ...EMPTY,
      coupon: couponCode ?? '',
      method: methods.length === 1 ? (methods[0]?.value ?? '') : '',
      firstName: buyer?.firstName ?? '',
      lastName: buyer?.lastName ?? '',
      email: buyer?.email ?? '',
      mobileNumber: buyer?.mobileNumber ?? '',
      facebookProfile: buyer?.facebookProfile ?? '',
    },
    validate,
    send: async (values) => {
      const quote = chosenOf(quotes, values.term);
      const { checkoutErrors } = await import('./checkoutErrors.ts');
      const wrong = checkoutErrors(values, quote?.dueToday === 0);
      if (wrong) {
        focusFirstError(wrong.fields);
        return wrong;
      }
      const answer = await postCheckout<Values>({ ...values, do: 'order', term: quote ? termValue(quote) : '', coupon: couponCode ?? '' });
      if ('posted' in answer) {
        keep(funnelId, null);
        openDocument(answer.posted.next);
        // The button stays busy until the next page is there.
        return new Promise(() => undefined);
      }
      const { status, rejected } = answer;
      if (status === 409) {
        // The price is another one now: the page shows it, with the message and everything typed.
        keep(funnelId, values);
        passMessage(rejected.text);
        location.reload();
        return new Promise(() => undefined);
      }
      focusFirstError(rejected.fields ?? {});
      return rejected;
    },
  });
  const { field, values, fill, onSubmit, sending, formError } = form;
  useEffect(() => {
    const kept = posted ? null : readKept(funnelId);
    if (kept) fill({ ...kept, ...(buyer && { email: buyer.email }), coupon: couponCode ?? '' });
    setMessage(takeMessage());
    // Once: later values are those that the buyer types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const { terms: _, ...typed } = values;
    if (Object.entries(typed).some(([name, value]) => value !== '' && name !== 'coupon')) keep(funnelId, { ...EMPTY, ...typed });
  }, [funnelId, values]);

  const quote = chosenOf(quotes, values.term);
  const { value: agreed, onChange: setAgreed, ...agreement } = field('terms');
  const { value: _term, onChange: setTerm, ...term } = field('term');
  const dueToday = quote?.dueToday ?? 0;
  return (
    <form noValidate method="post" onSubmit={onSubmit} aria-label="Checkout">
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" name="do" value="order" hidden>
        Place the order
      </button>
      <Stack gap={8}>
        {(message ?? formError?.text ?? '') !== '' && (
          <Alert tone={message === null ? 'danger' : 'warning'} live>
            {message ?? formError?.text}
          </Alert>
        )}
        {quotes.length > 1 && (
          <RadioGroup
            {...term}
            label="How do you want to pay?"
            look="cards"
            value={quote ? termValue(quote) : ''}
            onChange={setTerm}
            options={quotes.map((one) => ({
              value: termValue(one),
              label: one.problem == null ? planText(one.payments.map(({ amount }) => amount)) : (one.name ?? ''),
              description: one.problem ?? `${one.name ?? 'At once'} · ${formatPeso(one.total)} in all`,
              disabled: one.problem != null,
            }))}
          />
        )}
        {quote && quote.payments.length > 1 && <Schedule payments={quote.payments} />}
        <CouponField {...field('coupon')} applied={couponCode ?? null} discount={quote?.discount ?? 0} problem={couponProblem ?? null} />
        <Stack gap={4} as="section" aria-labelledby="buyer">
          <Row justify="between" wrap>
            <Heading level={2} size="subheading" id="buyer">
              About you
            </Heading>
            {!buyer && (
              <Link href={routePath('login', { redirectTo: routePath('checkout', { funnelId: String(funnelId) }) })}>
                Have an account? Log in
              </Link>
            )}
          </Row>
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
          <Stack gap={1}>
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              readOnly={buyer != null}
              hint={buyer ? 'The address of your account.' : 'Your courses open with this address.'}
            />
            {!buyer && <EmailSuggestion email={values.email} onChoose={(email) => field('email').onChange(email)} />}
          </Stack>
          <TextField
            {...field('mobileNumber')}
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint="Such as 0917 123 4567."
          />
          <TextField
            {...field('facebookProfile')}
            label="Facebook profile"
            optionalText="(optional)"
            type="url"
            inputMode="url"
            autoCapitalize="none"
          />
        </Stack>
        {dueToday > 0 && (
          <RadioGroup
            {...field('method')}
            label="Pay with"
            options={methods.map(({ value, label, isOnline }) => ({
              value,
              label,
              ...(isOnline && { description: 'You pay on the next page, and your courses open at once.' }),
            }))}
            hint={methods.some(({ isOnline }) => !isOnline) ? transferHint(methods) : undefined}
          />
        )}
        <Checkbox
          {...agreement}
          checked={agreed === 'on'}
          onChange={(checked) => setAgreed(checked ? 'on' : '')}
          label={
            <>
              I agree to the <Link href={routePath('termsConditions')}>Terms and Conditions</Link> and the{' '}
              <Link href={routePath('refundPolicy')}>Refund Policy</Link>.
            </>
          }
        />
        <PayBar dueToday={dueToday} total={quote?.total ?? 0}>
          <Button
            type="submit"
            name="do"
            value="order"
            variant="primary"
            size="large"
            block
            loading={sending}
            loadingText="Placing your order"
          >
            {dueToday === 0 ? 'Get access' : 'Pay'}
          </Button>
        </PayBar>
      </Stack>
    </form>
  );
}

const transferHint = (methods: Checkout['methods']): string =>
  methods.some(({ isOnline }) => isOnline)
    ? 'For the others, the next page shows the account and takes your receipt.'
    : 'The next page shows the account, and takes your receipt.';

/** The days and amounts of the chosen term. */
const Schedule = ({ payments }: Pick<Quote, 'payments'>) => (
  <Stack gap={2} as="section" aria-labelledby="schedule">
    <Heading level={2} size="label" id="schedule">
      When you pay
    </Heading>
    <Stack gap={1} as="ol">
      {payments.map(({ day, amount }, index) => (
        <Row key={day + String(index)} justify="between" as="li">
          <Text size={14}>
            {index === 0 ? `Today, ${formatShortDate(`${day}T00:00:00+08:00`)}` : formatShortDate(`${day}T00:00:00+08:00`)}
          </Text>
          <Text size={14} numeric>
            {formatPeso(amount)}
          </Text>
        </Row>
      ))}
    </Stack>
  </Stack>
);
