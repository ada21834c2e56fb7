import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.mjs';
import { targetsAt, type Target } from './targets.ts';

const ROUNDS = 5;
/** Slow 4G: 1.6 / 0.75 Mbit/s and 150 ms, on a processor four times slower. */
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Visit {
  first: number;
  largest: number;
  blocking: number;
  script: number;
  total: number;
}

/** Runs in the page: records the paints and the long tasks as they happen. */
function observe() {
  const seen = { first: 0, largest: 0, blocking: 0 };
  Object.assign(window, { __seen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  const types = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  const onResponse = (event: { requestId: string; type: string }) => types.set(event.requestId, event.type);
  const onFinished = (event: { requestId: string; encodedDataLength: number }) => {
    bytes.total += event.encodedDataLength;
    if (types.get(event.requestId) === 'Script') bytes.script += event.encodedDataLength;
  };
  session.on('Network.responseReceived', onResponse);
  session.on('Network.loadingFinished', onFinished);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !('atlasEarly' in window));
  // The last paint is reported a little later than it happens.
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => (window as unknown as { __seen: Omit<Visit, 'script' | 'total'> }).__seen);
  session.off('Network.responseReceived', onResponse);
  session.off('Network.loadingFinished', onFinished);
  return { ...seen, ...bytes };
}

const cookiesOf = ({ cookie }: Target, url: string) =>
  cookie === ''
    ? []
    : cookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url }));

async function visits(browser: Browser, address: string, target: Target) {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await context.addCookies(cookiesOf(target, address));
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    cold.push(await visit(page, session, address + target.path));
    warm.push(await visit(page, session, address + target.path));
    await context.close();
  }
  return { cold, warm };
}

function printVisits(name: string, kind: string, list: Visit[]) {
  const of = (key: keyof Visit) => median(list.map((one) => one[key]));
  console.log(
    `${name.padEnd(14)}${kind.padEnd(6)}first paint ${of('first').toFixed(0).padStart(5)} ms   largest ${of('largest').toFixed(0).padStart(5)} ms   blocking ${of('blocking').toFixed(0).padStart(4)} ms   scripts ${kB(of('script')).padStart(9)}   all ${kB(of('total')).padStart(9)}`,
  );
}

/** Measures and prints the paints of pages. */
export async function paintOf(address: string, targets: readonly Target[]): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunch());
  console.log(`\nPages: 360×740, 4× CPU, 1.6/0.75 Mbit/s, 150 ms, median of ${ROUNDS}; bytes as sent (brotli)`);
  for (const target of targets) {
    const { cold, warm } = await visits(browser, address, target);
    printVisits(target.name, 'cold', cold);
    printVisits(target.name, 'warm', warm);
  }
  await browser.close();
}

/**
 * Measures first and largest paint and blocking time of the most important pages, on a slow phone,
 * cold and warm.
 *
 * @param names the pages to measure; all without
 */
export async function benchPages(address: string, password: string, names?: readonly string[]): Promise<void> {
  const targets = await targetsAt(address, password);
  await paintOf(
    address,
    targets.filter(({ name }) => names?.includes(name) !== false),
  );
}
