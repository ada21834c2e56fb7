import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountdownBlock } from './CountdownBlock.tsx';
import landingPage from './LandingPage.stories.tsx';
import { LandingPage } from './LandingPage.tsx';
import { LandingPicture } from './LandingPicture.tsx';
import { OptInBlock } from './OptInBlock.tsx';
import type { OptInBlockProps } from './OptInBlock.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { samplePicture, sampleTerms } from './sampleLanding.ts';
import { VideoBlock } from './VideoBlock.tsx';

const markup = () => renderToStaticMarkup(createElement(LandingPage, landingPage.args));

test('renders all blocks without style attributes or scripts', () => {
  const html = markup();
  expect(html.match(/data-block=/g)).toHaveLength(14);
  expect(html).not.toMatch(/ style=|<script| on[a-z]+=/);
});

test('has one main title, and a title below it for each block that has one', () => {
  const { container } = render(<LandingPage {...landingPage.args} />);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  const titled = [...container.querySelectorAll('section[aria-labelledby]')];
  expect(titled.map((section) => section.querySelector(`#${section.getAttribute('aria-labelledby')}`)?.tagName)).toEqual([
    'H1',
    ...titled.slice(1).map(() => 'H2'),
  ]);
});

test('gives every id once', () => {
  const ids = [...markup().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(['main', 'price', 'opt-in']));
});

const price = {
  id: 'offer',
  title: 'Course',
  text: '',
  price: '₱9,999.00',
  validity: null,
  termsLabel: 'How would you like to pay?',
  button: { label: 'Enroll now', href: '/checkout' },
  note: '',
};

test('lets the visitor choose among several terms, the first of them at once', () => {
  render(<PriceBlock {...price} terms={sampleTerms} />);
  expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeTruthy();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked, value }) => [value, checked])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(screen.getByRole('link', { name: 'Enroll now' }).getAttribute('href')).toBe('/checkout');
});

test('shows the payments of a single term without a choice', () => {
  render(<PriceBlock {...price} terms={sampleTerms.slice(1, 2)} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Monday, 12/15/2025').nextElementSibling?.textContent).toBe('₱3,333.00');
});

const optIn: OptInBlockProps = {
  id: 'lesson',
  title: 'Get it by email',
  text: '',
  buttonLabel: 'Send it to me',
  action: '/opt-in',
  hidden: [{ name: 'page', value: 'course' }],
  consent: 'Write to me.',
  labels: { firstName: 'First name', email: 'Email' },
};

test('an untouched opt-in has no messages, and nothing is agreed to in advance', () => {
  const { container } = render(<OptInBlock {...optIn} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Write to me.' }).checked).toBe(false);
  const messages = [...container.querySelectorAll<HTMLElement>('[data-error], [data-form-error]')];
  expect(messages.map(({ hidden, textContent }) => [hidden, textContent])).toEqual(Array(4).fill([true, '']));
  expect(container.querySelector('[aria-invalid]')).toBeNull();
});

test('each field of an opt-in is described by its own message', () => {
  const errors = { firstName: 'Write your first name.', email: 'This is not an email address.', consent: 'Check this box.' };
  const { container } = render(
    <OptInBlock {...optIn} values={{ firstName: '', email: 'maricel@', consent: true }} errors={errors} formError="Not sent." />,
  );
  for (const [name, message] of Object.entries(errors)) {
    const field = container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
    const described = container.querySelector<HTMLElement>(`#${field.getAttribute('aria-describedby')}`)!;
    expect([field.getAttribute('aria-invalid'), described.dataset['error'], described.hidden, described.textContent]).toEqual([
      'true',
      name,
      false,
      message,
    ]);
  }
  expect(screen.getByRole('alert').textContent).toBe('Not sent.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('maricel@');
  expect(new FormData(container.querySelector('form')!).get('consent')).toBe('on');
});

test('keeps the field for programs from keyboards and screen readers', () => {
  const { container } = render(<OptInBlock {...optIn} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect([trap.tabIndex, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
});

test('without a script a countdown is its sentence', () => {
  const until = { iso: '2025-11-16T15:59:00Z', text: 'Open until Sunday' };
  const { container } = render(<CountdownBlock id="count" title="" text="" until={until} endedText="Closed." />);
  const hidden = (part: string) => container.querySelector<HTMLElement>(`[data-countdown="${until.iso}"] [data-${part}]`)?.hidden;
  expect([hidden('left'), hidden('until'), hidden('ended')]).toEqual([true, false, true]);
  expect(
    [...container.querySelectorAll('[role="timer"][aria-live="off"] [data-unit]')].map((box) => box.getAttribute('data-unit')),
  ).toEqual(['days', 'hours', 'minutes', 'seconds']);
});

test('a video is a link until a script replaces it', () => {
  render(<VideoBlock id="video" title="" text="" video={{ embed: '/embed', page: '/watch' }} picture={null} label="Meet your coach" />);
  const link = screen.getByRole('link', { name: 'Play video Meet your coach' });
  expect([link.dataset['video'], link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/embed', '/watch', 'noopener']);
});

test('requests only the first picture at once', () => {
  const attributes = (isFirst: boolean) => {
    const { container } = render(<LandingPicture {...samplePicture} isFirst={isFirst} />);
    const picture = container.querySelector('img')!;
    return ['loading', 'fetchpriority', 'width', 'height'].map((name) => picture.getAttribute(name));
  };
  expect(attributes(true)).toEqual([null, 'high', '1200', '800']);
  expect(attributes(false)).toEqual(['lazy', null, '1200', '800']);
});
