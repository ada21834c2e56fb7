import { type LandingDraft, newBlock } from '@atlas/domain/pages';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft } from './keptDraft.ts';

const page: LandingDraft = { blocks: [newBlock('hero', 'a')], shareTitle: 'Work from home', shareDescription: '' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('keeps a draft with its revision until it is forgotten', () => {
  keepDraft(3, { revision: 7, page });
  expect(keptDraft(3)).toEqual({ revision: 7, page });
  forgetDraft(3);
  expect(keptDraft(3)).toBeNull();
});

test('keeps the drafts of several pages apart', () => {
  keepDraft(3, { revision: 7, page });
  expect(keptDraft(4)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a draft without a page', '{"revision":7}'],
  ['a page without blocks', '{"revision":7,"page":{}}'],
  ['a draft without a revision', '{"page":{"blocks":[]}}'],
])('ignores %s', (_name, stored) => {
  localStorage.setItem('landing-draft-3', stored);
  expect(keptDraft(3)).toBeNull();
});

test('continues where the browser stores nothing', () => {
  const setItem = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem, getItem: () => null });
  expect(() => keepDraft(3, { revision: 7, page })).not.toThrow();
  expect(keptDraft(3)).toBeNull();
});
