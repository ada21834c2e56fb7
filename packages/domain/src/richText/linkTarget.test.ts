import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget } from './linkTarget.ts';

test.each([
  ['www.canva.com', 'https://www.canva.com'],
  ['WWW.Canva.com/Templates?x=1#y', 'https://WWW.Canva.com/Templates?x=1#y'],
  ['canva.com', 'https://canva.com'],
  ['docs.google.com/document/d/1', 'https://docs.google.com/document/d/1'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['example.com?x=1', 'https://example.com?x=1'],
  ['//example.com/x', 'https://example.com/x'],
  ['juan@example.com', 'mailto:juan@example.com'],
  ['juan@example.com?subject=Hi', 'mailto:juan@example.com?subject=Hi'],
  ['courses/my-courses/136', '/courses/my-courses/136'],
  ['profile', '/profile'],
])('%s leads to %s', (written, target) => {
  expect(linkTarget(written)).toBe(target);
});

test.each([
  '',
  '/',
  '/courses/my-courses/136',
  '/files/plan.pdf',
  '#summary',
  '?page=2',
  './near',
  '../near',
  'plan.pdf',
  'photo.JPG',
  'https://www.canva.com',
  'http://example.com',
  'HTTPS://example.com',
  'mailto:juan@example.com',
  'tel:+639171234567',
  'javascript:alert(1)',
  'JavaScript:alert(1)//example.com',
  'javascript:alert(1)@example.com',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  'printer.local',
  '192.168.0.1/files',
  '\\\\example.com',
])('leaves %j unchanged', (written) => {
  expect(linkTarget(written)).toBe(written);
});

const PIECE = fc.constantFrom(
  'www.',
  'example',
  '.com',
  '/',
  '//',
  '\\',
  ':',
  '@',
  '#',
  '?',
  '.',
  ' ',
  '\t',
  'javascript:',
  'https:',
  'juan',
  '8080',
  'a',
  '-',
);

test('is stable, and only creates links to the web, to mail and to this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(PIECE, { maxLength: 8 }).map((pieces) => pieces.join('')),
      ),
      (written) => {
        const target = linkTarget(written);
        expect(linkTarget(target)).toBe(target);
        if (target !== written) expect(target).toMatch(/^(?:https:\/\/|mailto:|\/(?![/\\]))/);
      },
    ),
    { numRuns: 5000 },
  );
});
