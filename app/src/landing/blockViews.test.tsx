import { render, screen, within } from '@testing-library/react';
import { type BlockProps, type LandingOffer, newBlock, PAGE_BLOCK_KINDS, type PageBlock, type PageBlockKind } from '@atlas/domain/pages';
import { describe, expect, test } from 'vitest';
import { type BlockFacts, blockView } from './blockViews.tsx';

const OFFER: LandingOffer = {
  slug: 'freelancing-course',
  name: 'Freelancing Course',
  isFree: false,
  price: '₱9,999.00',
  validity: '365 days',
  terms: [
    { id: 1, label: '3 payments', detail: 'Every month', amounts: ['₱3,499.00', '₱3,499.00', '₱3,499.00'] },
    { id: 2, label: 'One payment', detail: '', amounts: ['₱9,999.00'] },
  ],
  closesAt: new Date('2025-11-30T15:59:00Z'),
};
const FACTS: BlockFacts = { id: 'a', offer: OFFER, isFirst: false, isFirstOfKind: true, text: () => [['p', {}, ['Formatted']]] };

/** Renders a block that starts as its kind does, with some contents of its own. */
const show = <Kind extends PageBlockKind>(kind: Kind, props: Partial<BlockProps<Kind>> = {}, facts: Partial<BlockFacts> = {}) => {
  const block = newBlock(kind, 'a');
  return render(blockView({ ...block, props: { ...block.props, ...props } } as PageBlock, { ...FACTS, ...facts }));
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const picture = { file: 71, width: 1600, height: 900, alt: 'A desk by the window' };

/** Kinds that show nothing before their one required part is chosen. */
const EMPTY: readonly PageBlockKind[] = ['video', 'image'];

test.each(PAGE_BLOCK_KINDS)('renders a new block of the kind %s', (kind) => {
  const { container } = show(kind);
  const blocks = [...container.querySelectorAll('[data-block]')];
  expect(blocks.map((block) => block.getAttribute('data-block'))).toEqual(EMPTY.includes(kind) ? [] : ['a']);
  expect(container.querySelectorAll('script, iframe')).toHaveLength(0);
});

describe('links', () => {
  test.each([
    ['the checkout', '', '/checkout/freelancing-course'],
    ['the price on the page', '#price', '#price'],
    ['the opt-in on the page', '#opt-in', '#opt-in'],
    ['another address', 'https://example.com/talk', 'https://example.com/talk'],
  ])('lead to %s', (_name, link, href) => {
    show('button', { label: 'Enroll', link });
    expect(hrefOf('Enroll')).toBe(href);
  });
  test('lead there from a hero as well', () => {
    show('hero', { buttonLabel: 'Enroll', buttonLink: '' });
    expect(hrefOf('Enroll')).toBe('/checkout/freelancing-course');
  });
  test('are absent where a hero has no words for its button', () => {
    show('hero', { buttonLabel: '' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('price', () => {
  test('shows the funnel’s price and ways to pay, and leads to its checkout', () => {
    show('price', { buttonLabel: 'Enroll' });
    expect(screen.getByText(/₱9,999\.00/)).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Ways to pay' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getAllByText('₱3,499.00')).toHaveLength(3);
    expect(hrefOf('Enroll')).toBe('/checkout/freelancing-course');
  });
  test.each([
    [true, 'price'],
    [false, null],
  ])('is the target of #price: %s', (isFirstOfKind, id) => {
    const { container } = show('price', {}, { isFirstOfKind });
    expect(container.querySelector('[data-block]')?.getAttribute('id') ?? null).toBe(id);
  });
});

describe('pictures', () => {
  const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A desk by the window' });
  test('offer the widths of the server, and load when they come into view', () => {
    show('image', { picture });
    expect(image().getAttribute('srcset')).toMatch(/^\/api\/uploads\/71\?w=320 320w, .*\/api\/uploads\/71 1600w$/);
    expect(image().getAttribute('loading')).toBe('lazy');
  });
  test('load at once at the top of a page, with at most 640 pixels on phones', () => {
    show('hero', { picture }, { isFirst: true });
    expect(image().getAttribute('src')).toBe('/api/uploads/71?w=640');
    expect(image().getAttribute('loading')).not.toBe('lazy');
  });
  test('are offered in no width above their own', () => {
    show('image', { picture: { ...picture, width: 500, height: 300 } });
    const widths = image()
      .getAttribute('srcset')
      ?.match(/\d+(?=w)/g);
    expect(widths?.map(Number).every((width) => width <= 500)).toBe(true);
  });
});

describe('countdown', () => {
  const momentOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-countdown]')?.dataset['countdown'];
  test('counts to a moment in Manila', () => {
    const { container } = show('countdown', { until: '2025-12-01T20:00' });
    expect(momentOf(container)).toBe('2025-12-01T12:00:00.000Z');
    expect(screen.getByText(/^Until Monday, .*8:00 PM in Manila$/)).toBeTruthy();
  });
  test('counts to the end of sales without a moment', () => {
    expect(momentOf(show('countdown').container)).toBe('2025-11-30T15:59:00.000Z');
  });
  test('counts to nothing where sales have no end', () => {
    expect(momentOf(show('countdown', {}, { offer: { ...OFFER, closesAt: null } }).container)).toBeUndefined();
  });
});

describe('video', () => {
  test('links to the page of the video, and names its player', () => {
    show('video', { title: 'Meet your coach', video: 'https://youtu.be/dQw4w9WgXcQ' });
    const link = screen.getByRole('link', { name: /Meet your coach/ });
    expect(link.getAttribute('data-video')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(link.getAttribute('href')).toMatch(/youtube\.com\/watch\?v=dQw4w9WgXcQ/);
  });
  test('shows nothing for a link that is not a video', () => {
    expect(show('video', { video: 'https://example.com/talk' }).container.textContent).toBe('');
  });
});

test.each(['story', 'text'] as const)('%s shows the formatted text, not its Markdown', (kind) => {
  show(kind, { text: '**Formatted**' });
  expect(screen.getByText('Formatted')).toBeTruthy();
});

describe('opt-in', () => {
  test('posts the funnel to the server, with consent not given in advance', () => {
    const { container } = show('opt-in');
    const form = container.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/opt-in');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ funnel: 'freelancing-course', firstName: '', email: '' });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
  test('returns what was typed with the errors of a rejected attempt', () => {
    const values = { firstName: 'Bea', email: 'bea@', consent: 'on' };
    show('opt-in', {}, { posted: { values, fields: { email: 'Enter a valid email address.' }, text: 'Check the form.' } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Bea');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Check the form.');
  });
});
