import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkdownAsMeant } from './MarkdownAsMeant.tsx';

const html = (source: string) => render(<MarkdownAsMeant source={source} />).container;

test.each(['Mon\nTue', 'Mon<br>Tue', '<p>Mon</p><p>Tue</p>'])('breaks lines as the server does: %j', (source) => {
  const paragraph = html(source).querySelector('p');
  expect(paragraph?.querySelectorAll('br')).toHaveLength(1);
  expect(paragraph?.textContent).toBe('Mon\nTue');
});

test('links to other sites and removes addresses that run scripts', () => {
  const [out, mail, acts] = [...html('[a](www.canva.com) [b](juan@example.com)').querySelectorAll('a')];
  expect(out?.getAttribute('href')).toBe('https://www.canva.com');
  expect(mail?.getAttribute('href')).toBe('mailto:juan@example.com');
  expect(acts).toBeUndefined();
  expect(html('[c](javascript:alert(1))<br onclick="alert(1)">').querySelector('a, [onclick]')).toBeNull();
});
