import { type BlockProps, type LandingOffer, newBlock, type PageBlock, type PageBlockKind } from '@atlas/domain/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockView } from './blockViews.tsx';

const OFFER: LandingOffer = { slug: 'course', name: 'Course', isFree: false, price: '₱9,999.00', validity: '', terms: [], closesAt: null };

/** A block as the server renders it. */
function markup<Kind extends PageBlockKind>(kind: Kind, props: Partial<BlockProps<Kind>> = {}): string {
  const block = newBlock(kind, kind);
  const shown = { ...block, props: { ...block.props, ...props } } as PageBlock;
  return renderToStaticMarkup(blockView(shown, { id: kind, offer: OFFER, isFirst: false, isFirstOfKind: true, text: () => [] }));
}

const listen = globalThis.addEventListener.bind(globalThis);
let listening: [string, EventListenerOrEventListenerObject][] = [];
const beacon = vi.fn<(path: string, body: string) => boolean>(() => true);
const request = vi.fn<typeof fetch>();

/** Opens a page with this body: runs its script, which a page does once. */
async function open(body: string): Promise<void> {
  document.body.innerHTML = body;
  vi.resetModules();
  await vi.importActual('./islands.ts');
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isHidden = (selector: string) => find(selector).hidden;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-12T02:00:00Z') });
  vi.stubGlobal('addEventListener', (type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions) => {
    listening.push([type, listener]);
    listen(type, listener, options);
  });
  vi.stubGlobal('fetch', request);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const [type, listener] of listening) removeEventListener(type, listener);
  listening = [];
  beacon.mockClear();
  request.mockReset();
  document.body.innerHTML = '';
  document.head.querySelector('[name="atlas-affiliate"]')?.remove();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  localStorage.clear();
});

describe('countdown', () => {
  const units = () => [...document.querySelectorAll('[data-unit]')].map((unit) => unit.textContent);
  test('shows the time left, second by second', async () => {
    await open(markup('countdown', { until: '2025-11-14T13:02' }));
    expect(isHidden('[data-left]')).toBe(false);
    expect(units()).toEqual(['02', '03', '02', '00']);
    vi.advanceTimersByTime(1000);
    expect(units()).toEqual(['02', '03', '01', '59']);
  });
  test('shows that it has ended once the moment has passed', async () => {
    await open(markup('countdown', { until: '2025-11-12T10:01' }));
    vi.advanceTimersByTime(60_000);
    expect([isHidden('[data-left]'), isHidden('[data-ended]')]).toEqual([false, true]);
    vi.advanceTimersByTime(1000);
    expect([isHidden('[data-left]'), isHidden('[data-until]'), isHidden('[data-ended]')]).toEqual([true, true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('has ended when the page opens later', async () => {
    await open(markup('countdown', { until: '2025-11-01T10:00' }));
    expect([isHidden('[data-left]'), isHidden('[data-until]'), isHidden('[data-ended]')]).toEqual([true, true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('plays a video in the place of its link, and focuses the player', async () => {
  await open(markup('video', { title: 'Meet your coach', video: 'https://youtu.be/dQw4w9WgXcQ?t=90' }));
  const link = find('[data-video]');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  const frame = find('iframe') as HTMLIFrameElement;
  expect(click.defaultPrevented).toBe(true);
  expect(document.contains(link)).toBe(false);
  expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1');
  expect(frame.allow).toContain('fullscreen');
  expect(document.activeElement).toBe(frame);
});

describe('opt-in', () => {
  const submit = async () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(0);
    return event;
  };
  const input = (name: string) => find(`input[name="${name}"]`) as HTMLInputElement;
  const answers = (body: object) => request.mockResolvedValueOnce(Response.json(body));

  test('posts the form as the browser would, and opens the next page', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    answers({ next: '/thank-you' });
    await open(markup('opt-in'));
    input('email').value = 'bea@example.com';
    const event = await submit();
    expect(event.defaultPrevented).toBe(true);
    const [address, options] = request.mock.lastCall!;
    expect(new URL(address as string, location.href).pathname).toBe('/opt-in');
    expect(options).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } });
    expect(Object.fromEntries(options?.body as URLSearchParams)).toMatchObject({ funnel: 'course', email: 'bea@example.com' });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/thank-you');
  });
  test('shows the errors, focuses the first field with one, and keeps what was typed', async () => {
    answers({ error: 'Check the form.', fieldErrors: { email: 'Enter a valid email address.' } });
    await open(markup('opt-in'));
    input('firstName').value = 'Bea';
    input('email').value = 'bea@';
    await submit();
    expect(find('[data-error="email"]').textContent).toBe('Enter a valid email address.');
    expect(isHidden('[data-error="email"]')).toBe(false);
    expect(isHidden('[data-error="firstName"]')).toBe(true);
    expect(find('[data-form-error]').textContent).toBe('Check the form.');
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input('email'));
    expect([input('firstName').value, input('email').value]).toEqual(['Bea', 'bea@']);
  });
  test('removes an error that is settled', async () => {
    await open(markup('opt-in'));
    answers({ error: 'Check the form.', fieldErrors: { email: 'Enter a valid email address.' } });
    await submit();
    answers({ error: 'Check the form.', fieldErrors: { consent: 'Check the box.' } });
    await submit();
    expect(isHidden('[data-error="email"]')).toBe(true);
    expect(input('email').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(input('consent'));
  });
  test('reports a lost connection', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open(markup('opt-in'));
    await submit();
    expect(find('[data-form-error]').textContent).toMatch(/^No connection\./);
    expect(find('form button').hasAttribute('aria-busy')).toBe(false);
  });
  test('sends a form once while it waits', async () => {
    request.mockReturnValueOnce(new Promise(() => undefined));
    await open(markup('opt-in'));
    await submit();
    await submit();
    expect(request).toHaveBeenCalledTimes(1);
  });
  test('leaves other forms to the browser', async () => {
    await open('<form action="/search"></form>');
    const event = await submit();
    expect(event.defaultPrevented).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('affiliate', () => {
  const named = () => {
    const meta = document.createElement('meta');
    meta.name = 'atlas-affiliate';
    meta.content = 'BEA-2025';
    document.head.append(meta);
  };
  test('keeps the code of the link for the sign-up', async () => {
    named();
    await open('');
    expect(JSON.parse(localStorage.getItem('affiliate-code') ?? 'null')).toEqual({ code: 'BEA-2025' });
  });
  test('keeps nothing without a code', async () => {
    await open('');
    expect(localStorage.getItem('affiliate-code')).toBeNull();
  });
  test('continues where the browser stores nothing', async () => {
    named();
    const setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem, clear: () => undefined });
    await open('<div data-page="/course"></div>');
    vi.unstubAllGlobals();
    expect(beacon).toHaveBeenCalled();
  });
});

describe('view', () => {
  test('reports the path of the page once', async () => {
    await open('<div data-page="/course"></div>');
    expect(beacon.mock.calls).toEqual([['/api/visits', '{"path":"/course"}']]);
  });
  test('reports it again when the back button restores the page', async () => {
    await open('<div data-page="/course"></div>');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(beacon).toHaveBeenCalledTimes(2);
  });
  test('reports nothing of a page that is not published', async () => {
    await open('<main></main>');
    expect(beacon).not.toHaveBeenCalled();
  });
});
