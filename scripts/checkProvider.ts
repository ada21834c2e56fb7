// `npm run check:provider -- paymongo`: performs the flow of a payment at a provider with its test
// keys, step by step, and tells what it found out.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { formatCentavos } from '@atlas/domain/money';
import type { OnlineProvider } from '@atlas/domain/providers';
import { type OnlinePort, type PaymentReport, ProviderProblem, type StartRequest } from '../packages/server/src/providers/port.ts';
import { createProviders } from '../packages/server/src/providers/providers.ts';
import { readSettings, type Settings } from '../packages/server/src/settings.ts';
import { CommandError, namesOf, type Outcome, readArguments, runCommand, wholeNumber } from './command.ts';

const USAGE = 'Usage: npm run check:provider -- paymongo|xendit [--minutes 10]';

/** The sum of the payment, in centavos. */
const CENTAVOS = 10_000;
/** The part of it that is paid back, in centavos. */
const REFUNDED = 5_000;
const PAUSE_MS = 3000;

/** A step that was tried: what it does, and what was found out. */
interface Step {
  text: string;
  isDone: boolean;
}

interface CheckOptions {
  port: OnlinePort;
  /** How long the page may wait for its payer, in milliseconds. */
  waitsMs: number;
  print: (line: string) => void;
  pauseMs?: number;
}

const step = (isDone: boolean, text: string): Step => ({ isDone, text });

/** Runs a step. A refusal of the provider is its result. */
async function tried<Value>(work: () => Promise<Value>): Promise<{ value: Value } | { problem: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof ProviderProblem) return { problem: `${error.message} (${error.kind})` };
    throw error;
  }
}

/** Performs the flow: begin, repeat, read, pay, pay back, and close. @returns the steps, whatever they led to */
export async function checkFlow({ port, waitsMs, print, pauseMs = PAUSE_MS }: CheckOptions): Promise<Step[]> {
  const steps: Step[] = [];
  const note = (isDone: boolean, text: string) => {
    steps.push(step(isDone, text));
    print(`${isDone ? '✓' : '✗'} ${text}`);
  };
  const request: StartRequest = {
    reference: `atlas-check-${randomUUID()}`,
    centavos: CENTAVOS,
    platform: 'gcash',
    description: 'Atlas: check of the provider',
    payer: { name: 'Atlas Check', email: 'check@example.com' },
    returnUrl: 'https://example.com/paid',
    cancelUrl: 'https://example.com/cancelled',
  };
  const started = await tried(() => port.startPayment(request));
  if ('problem' in started) {
    note(false, `A payment of ${formatCentavos(CENTAVOS)} by GCash cannot be begun: ${started.problem}`);
    return steps;
  }
  const { sessionId, payUrl, expiresAt } = started.value;
  const until = expiresAt === null ? 'the provider does not say until when' : `until ${expiresAt.toISOString()}`;
  note(true, `A payment of ${formatCentavos(CENTAVOS)} by GCash was begun as ${sessionId} (${until}).`);
  await checkRepeat(port, request, sessionId, note);
  const read = await tried(() => port.readPayment({ sessionId, paymentId: null }));
  note(!('problem' in read), 'problem' in read ? `It cannot be read: ${read.problem}` : 'It can be read.');
  print(`\nOpen this page and pay with the provider's test button:\n  ${payUrl}\n`);
  const paid = await paidWithin(port, sessionId, { waitsMs, pauseMs });
  if (paid === null) {
    note(false, 'Nothing was paid in time. Run the command again, or give it more --minutes.');
  } else {
    note(paid.centavos === CENTAVOS && paid.currency === 'PHP', `${paid.paymentId}: ${formatCentavos(paid.centavos)} in ${paid.currency}.`);
    note(
      true,
      paid.feeCentavos === null ? 'The fee is not stated with the payment.' : `The fee is stated: ${formatCentavos(paid.feeCentavos)}.`,
    );
    await checkRefund(port, paid, { note, pauseMs });
  }
  const ended = await tried(() => port.endPayment(sessionId));
  note(true, 'problem' in ended ? `Its page cannot be closed any more: ${ended.problem}` : 'Its page can be closed.');
  return steps;
}

/** Finds out whether the same wish twice gives one session or two. */
async function checkRepeat(
  port: OnlinePort,
  request: StartRequest,
  sessionId: string,
  note: (isDone: boolean, text: string) => void,
): Promise<void> {
  const again = await tried(() => port.startPayment(request));
  if ('problem' in again) return note(true, `The same wish again is refused: ${again.problem}`);
  const isSame = again.value.sessionId === sessionId;
  note(
    true,
    isSame ? 'The same wish again gives the same session.' : 'The same wish again gives another session, so Atlas never repeats one.',
  );
  if (!isSame) await tried(() => port.endPayment(again.value.sessionId));
  const found = await tried(() => port.findStarted(request.reference));
  if ('problem' in found) return note(false, `It cannot be found by our reference: ${found.problem}`);
  note(
    true,
    found.value === undefined
      ? 'There is no search by our reference.'
      : found.value === null
        ? 'The search by our reference finds nothing.'
        : 'It is found by our reference.',
  );
}

/** Waits for the payer. @returns null when nothing was paid in time */
async function paidWithin(
  port: OnlinePort,
  sessionId: string,
  { waitsMs, pauseMs }: { waitsMs: number; pauseMs: number },
): Promise<PaymentReport | null> {
  for (let left = waitsMs; left >= 0; left -= pauseMs) {
    const read = await tried(() => port.readPayment({ sessionId, paymentId: null }));
    const paid = 'value' in read ? read.value.payments.find(({ status }) => status === 'paid') : undefined;
    if (paid !== undefined) return paid;
    await wait(pauseMs);
  }
  return null;
}

async function checkRefund(
  port: OnlinePort,
  { paymentId }: PaymentReport,
  { note, pauseMs }: { note: (isDone: boolean, text: string) => void; pauseMs: number },
): Promise<void> {
  const request = {
    reference: `atlas-check-refund-${randomUUID()}`,
    paymentId,
    centavos: REFUNDED,
    reason: 'Atlas: check of the provider',
  };
  const sent = await tried(() => port.refund(request));
  if ('problem' in sent) return note(false, `${formatCentavos(REFUNDED)} cannot be paid back: ${sent.problem}`);
  let { state } = sent.value;
  for (let asked = 0; state === 'pending' && asked < 10; asked++) {
    await wait(pauseMs);
    const read = await tried(() => port.readRefund(sent.value.refundId));
    if ('value' in read) ({ state } = read.value);
  }
  note(state !== 'failed', `A refund of ${formatCentavos(REFUNDED)} is ${state}.`);
}

/** The adapter of a provider with its test keys. @throws CommandError without them, and for live keys */
export function testPort(settings: Pick<Settings, 'paymongo' | 'xendit'>, name: OnlineProvider): OnlinePort {
  const port = createProviders(settings).online(name);
  const keys = name === 'paymongo' ? 'PAYMONGO_SECRET_KEY and PAYMONGO_WEBHOOK_SECRET' : 'XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN';
  if (port === null) throw new CommandError(`Set ${keys} to the test keys first.`);
  const key = settings[name]?.secretKey ?? '';
  if (key.startsWith('sk_live_') || key.startsWith('xnd_production_'))
    throw new CommandError('This is a live key. The check moves money, so it runs with test keys only.');
  return port;
}

/** Checks a provider with its test keys. */
export async function checkProvider(args: string[]): Promise<Outcome> {
  const { positionals, values } = readArguments(args, USAGE, { minutes: { type: 'string', default: '10' } }, 1);
  const [name = 'paymongo'] = namesOf('provider', positionals[0] ?? '', ['paymongo', 'xendit'] as const, USAGE);
  const minutes = wholeNumber('--minutes', String(values.minutes), 60, USAGE);
  const port = testPort(readSettings(process.env), name);
  const steps = await checkFlow({ port, waitsMs: minutes * 60_000, print: (line) => process.stdout.write(`${line}\n`) });
  const failed = steps.filter(({ isDone }) => !isDone).length;
  const notes =
    'Not found out here: whether a delivery that is repeated has a new time in its signature (Atlas accepts both), and how long a session lasts (Atlas asks for three days). Send a test event from the dashboard to /api/payments/' +
    `${name} to prove the webhook: it appears in the drawer of its order, or among the events of the tab Providers.\n`;
  return {
    output: failed === 0 ? 'Everything works.\n' : `${failed} of ${steps.length} steps failed.\n`,
    notes,
    code: failed === 0 ? 0 : 1,
  };
}

if (import.meta.main) await runCommand(USAGE, checkProvider);
