import { expect, test } from 'vitest';
import { resourceMeta } from './resourceTexts.ts';

test.each([
  [{ kind: 'pdf', bytes: 340_000, url: '/api/uploads/7' }, 'PDF · 340\u00a0kB'],
  // Its address is withheld while it is locked, but not its size.
  [{ kind: 'archive', bytes: 9_950_000, url: null }, 'Archive · 10\u00a0MB'],
  [{ kind: 'link', bytes: null, url: 'https://www.canva.com/templates' }, 'Web link · canva.com'],
  [{ kind: 'pdf', bytes: null, url: 'https://files.example/plan.pdf' }, 'PDF · files.example'],
  [{ kind: 'video', bytes: null, url: 'https://youtu.be/dQw4w9WgXcQ' }, 'Video · YouTube'],
  [{ kind: 'link', bytes: null, url: null }, 'Web link'],
  [{ kind: 'image', bytes: null, url: null }, 'Image'],
] as const)('%j: %s', (content, text) => {
  expect(resourceMeta(content)).toBe(text);
});
