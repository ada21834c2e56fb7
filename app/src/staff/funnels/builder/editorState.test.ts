import { type LandingDraft, newBlock, type PageBlockKind } from '@atlas/domain/pages';
import { describe, expect, test } from 'vitest';
import { type EditorAction, editorReducer, type EditorState, newBlockId, openEditor } from './editorState.ts';

/** A page with a block of each kind, whose ids are their kinds. */
const pageOf = (...kinds: readonly PageBlockKind[]): LandingDraft => ({
  blocks: kinds.map((kind) => newBlock(kind, kind)),
  shareTitle: '',
  shareDescription: '',
});
const opened = (...kinds: readonly PageBlockKind[]): EditorState => openEditor(pageOf(...kinds));
const run = (state: EditorState, ...actions: readonly EditorAction[]): EditorState => actions.reduce(editorReducer, state);
const idsOf = ({ page }: EditorState) => page.blocks.map(({ id }) => id);
const propsOf = ({ page }: EditorState, id: string): unknown => page.blocks.find((block) => block.id === id)?.props;

const typing = (...texts: readonly string[]): EditorAction[] =>
  texts.map((value) => ({ type: 'change', id: 'hero', field: 'headline', value }));
const undo: EditorAction = { type: 'undo' };
const redo: EditorAction = { type: 'redo' };

test('opens with nothing selected and nothing to undo', () => {
  expect(opened('hero')).toEqual({ page: pageOf('hero'), past: [], future: [], selected: null, lastKey: null });
});

test('selects a block and the list, which are not steps', () => {
  const state = run(opened('hero', 'footer'), { type: 'select', id: 'footer' });
  expect(state.selected).toBe('footer');
  expect(run(state, { type: 'select', id: null })).toEqual(opened('hero', 'footer'));
});

describe('change', () => {
  test('changes one field of one block', () => {
    const state = run(opened('hero', 'footer'), ...typing('Work from home'));
    expect(propsOf(state, 'hero')).toEqual({ ...newBlock('hero', 'hero').props, headline: 'Work from home' });
    expect(propsOf(state, 'footer')).toBe(newBlock('footer', 'footer').props);
  });
  test('undoes typing in one field at once', () => {
    const state = run(opened('hero'), ...typing('W', 'Wo', 'Work'));
    expect(state.past).toHaveLength(1);
    expect(run(state, undo).page).toEqual(pageOf('hero'));
  });
  test('begins another step in another field', () => {
    const state = run(opened('hero'), ...typing('Work'), { type: 'change', id: 'hero', field: 'text', value: 'From home' });
    expect(propsOf(run(state, undo), 'hero')).toMatchObject({ headline: 'Work', text: '' });
  });
  test('begins another step in the same field of another block', () => {
    const two: EditorState = openEditor({ ...pageOf('hero'), blocks: [newBlock('hero', 'hero'), newBlock('hero', 'second')] });
    const state = run(two, ...typing('Work'), { type: 'change', id: 'second', field: 'headline', value: 'From home' });
    expect(state.past).toHaveLength(2);
  });
  test.each<[string, EditorAction]>([
    ['the block was opened again', { type: 'select', id: 'hero' }],
    ['a step was undone', undo],
  ])('begins another step after %s', (_name, action) => {
    const before = run(opened('hero'), ...typing('Work'), action);
    const state = run(before, ...typing('Work from home'));
    expect(run(state, undo).page).toEqual(before.page);
  });
  test('ignores a block that no longer exists', () => {
    const state = opened('footer');
    expect(run(state, ...typing('Work'))).toBe(state);
  });
});

describe('share', () => {
  test('changes what shared links show, one step per field', () => {
    const state = run(
      opened('hero'),
      { type: 'share', field: 'shareTitle', value: 'Wo' },
      { type: 'share', field: 'shareTitle', value: 'Work' },
      { type: 'share', field: 'shareDescription', value: 'From home' },
    );
    expect(state.page).toMatchObject({ shareTitle: 'Work', shareDescription: 'From home' });
    expect(state.past.map(({ shareTitle }) => shareTitle)).toEqual(['', 'Work']);
  });
});

test('reorders the blocks', () => {
  const state = run(opened('hero', 'faq', 'footer'), { type: 'reorder', ids: ['faq', 'hero', 'footer'] });
  expect(idsOf(state)).toEqual(['faq', 'hero', 'footer']);
  expect(idsOf(run(state, undo))).toEqual(['hero', 'faq', 'footer']);
});

describe('add', () => {
  const add: EditorAction = { type: 'add', kind: 'faq', id: 'new' };
  test.each<[string, readonly PageBlockKind[], string | null, readonly string[]]>([
    ['to an empty page', [], null, ['new']],
    ['at the end', ['hero', 'text'], null, ['hero', 'text', 'new']],
    ['above the footer', ['hero', 'footer'], null, ['hero', 'new', 'footer']],
    ['below the opened block', ['hero', 'text', 'footer'], 'hero', ['hero', 'new', 'text', 'footer']],
    ['below the opened footer', ['hero', 'footer'], 'footer', ['hero', 'footer', 'new']],
    ['at the end when the footer is not the last block', ['footer', 'text'], null, ['footer', 'text', 'new']],
  ])('adds a block %s', (_name, kinds, selected, ids) => {
    expect(idsOf(run({ ...opened(...kinds), selected }, add))).toEqual(ids);
  });
  test('adds it with the contents that its kind starts with, and opens it', () => {
    const state = run(opened('hero'), add);
    expect(state.page.blocks.at(-1)).toEqual(newBlock('faq', 'new'));
    expect(state.selected).toBe('new');
  });
});

describe('duplicate', () => {
  test('puts a copy below the block, and opens it', () => {
    const state = run(opened('hero', 'footer'), ...typing('Work'), { type: 'duplicate', id: 'hero', copyId: 'copy' });
    expect(idsOf(state)).toEqual(['hero', 'copy', 'footer']);
    expect(propsOf(state, 'copy')).toEqual(propsOf(state, 'hero'));
    expect(state.selected).toBe('copy');
  });
  test('leaves the block as it is when the copy changes', () => {
    const state = run(
      opened('hero'),
      { type: 'duplicate', id: 'hero', copyId: 'copy' },
      { type: 'change', id: 'copy', field: 'headline', value: 'Another' },
    );
    expect(propsOf(state, 'hero')).toEqual(newBlock('hero', 'hero').props);
  });
});

test('hides a block and shows it again', () => {
  const hidden = run(opened('hero', 'footer'), { type: 'hide', id: 'hero' });
  expect(hidden.page.blocks.map(({ isHidden }) => isHidden)).toEqual([true, false]);
  expect(run(hidden, { type: 'hide', id: 'hero' }).page).toEqual(pageOf('hero', 'footer'));
});

describe('remove', () => {
  test('removes the block', () => {
    expect(idsOf(run(opened('hero', 'footer'), { type: 'remove', id: 'hero' }))).toEqual(['footer']);
  });
  test.each([
    ['closes the fields of the removed block', 'hero', null],
    ['keeps the fields of another block open', 'footer', 'footer'],
  ])('%s', (_name, selected, left) => {
    expect(run({ ...opened('hero', 'footer'), selected }, { type: 'remove', id: 'hero' }).selected).toBe(left);
  });
});

test.each<EditorAction>([
  { type: 'duplicate', id: 'gone', copyId: 'copy' },
  { type: 'hide', id: 'gone' },
  { type: 'remove', id: 'gone' },
])('ignores $type of a block that no longer exists', (action) => {
  const state = opened('hero');
  expect(run(state, action)).toBe(state);
});

test('replaces the page as a step that can be undone, and closes a block that it does not have', () => {
  const state = run({ ...opened('hero'), selected: 'hero' }, { type: 'replace', page: pageOf('text') });
  expect(state).toMatchObject({ page: pageOf('text'), selected: null });
  expect(run(state, undo).page).toEqual(pageOf('hero'));
});

describe('undo and redo', () => {
  const changed = run(opened('hero', 'footer'), ...typing('Work'), { type: 'hide', id: 'footer' });
  test('goes back and forth through all steps', () => {
    const first = run(changed, undo, undo);
    expect(first.page).toEqual(pageOf('hero', 'footer'));
    expect(run(first, redo, redo).page).toEqual(changed.page);
  });
  test('returns the very page that was undone to, which counts as saved', () => {
    const before = opened('hero');
    expect(run(before, ...typing('Work'), undo).page).toBe(before.page);
  });
  test('stops at the first and the last step', () => {
    expect(run(changed, redo)).toBe(changed);
    const first = run(changed, undo, undo);
    expect(run(first, undo)).toBe(first);
  });
  test('has nothing to redo after a change', () => {
    const state = run(changed, undo, { type: 'remove', id: 'hero' });
    expect(state.future).toEqual([]);
    expect(run(state, redo)).toBe(state);
  });
  test('closes a block whose adding is undone', () => {
    expect(run(opened('hero'), { type: 'add', kind: 'faq', id: 'new' }, undo).selected).toBeNull();
  });
  test('keeps the last 100 steps', () => {
    const hide: EditorAction = { type: 'hide', id: 'hero' };
    const state = run(opened('hero'), ...Array.from({ length: 120 }, () => hide));
    expect(state.past).toHaveLength(100);
  });
});

test('draws ids that the server accepts', () => {
  const ids = Array.from({ length: 50 }, () => newBlockId());
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});
