import { type LandingDraft, newBlock, type PageBlock, type PageBlockKind } from '@atlas/domain/pages';
import { afterStep, afterUndo, NO_STEPS, type Steps } from '../../../admin/editor/steps.ts';

/** A landing page while it is edited. */
export interface EditorState extends Steps<LandingDraft> {
  readonly page: LandingDraft;
  /** The block whose fields are open; null for the list. */
  readonly selected: string | null;
}

export type EditorAction =
  | { readonly type: 'select'; readonly id: string | null }
  | { readonly type: 'change'; readonly id: string; readonly field: string; readonly value: unknown }
  | { readonly type: 'share'; readonly field: 'shareTitle' | 'shareDescription'; readonly value: string }
  | { readonly type: 'reorder'; readonly ids: readonly string[] }
  | { readonly type: 'add'; readonly kind: PageBlockKind; readonly id: string }
  | { readonly type: 'duplicate'; readonly id: string; readonly copyId: string }
  | { readonly type: 'hide'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'replace'; readonly page: LandingDraft }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const openEditor = (page: LandingDraft): EditorState => ({ ...NO_STEPS, page, selected: null });

/** A changed page as the next step, or as a part of the last one when it edits the same field. */
const next = (state: EditorState, page: LandingDraft, key: string | null = null): EditorState => ({
  ...state,
  ...afterStep(state, state.page, key),
  page,
});

const withBlocks = (state: EditorState, blocks: readonly PageBlock[], key: string | null = null): EditorState =>
  next(state, { ...state.page, blocks: [...blocks] }, key);

/** Without a selection that no longer exists. */
const selecting = (state: EditorState): EditorState =>
  state.page.blocks.some(({ id }) => id === state.selected) ? state : { ...state, selected: null };

/** The place of a new block: below the selected one, else at the end, above the footer. */
function placeOfNew({ page: { blocks }, selected }: EditorState): number {
  const after = blocks.findIndex(({ id }) => id === selected);
  if (after >= 0) return after + 1;
  return blocks.at(-1)?.kind === 'footer' ? blocks.length - 1 : blocks.length;
}

/** Applies an action to the editor of a landing page. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { blocks } = state.page;
  const place = 'id' in action ? blocks.findIndex(({ id }) => id === action.id) : -1;
  const block = blocks[place];
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.id, lastKey: null };
    case 'change': {
      if (!block) return state;
      const changed = { ...block, props: { ...block.props, [action.field]: action.value } } as PageBlock;
      return withBlocks(state, blocks.with(place, changed), `${action.id}.${action.field}`);
    }
    case 'share':
      return next(state, { ...state.page, [action.field]: action.value }, action.field);
    case 'reorder':
      return withBlocks(
        state,
        action.ids.flatMap((id) => blocks.filter((one) => one.id === id)),
      );
    case 'add': {
      const at = placeOfNew(state);
      return { ...withBlocks(state, blocks.toSpliced(at, 0, newBlock(action.kind, action.id))), selected: action.id };
    }
    case 'duplicate':
      if (!block) return state;
      return { ...withBlocks(state, blocks.toSpliced(place + 1, 0, { ...block, id: action.copyId })), selected: action.copyId };
    case 'hide':
      return block ? withBlocks(state, blocks.with(place, { ...block, isHidden: !block.isHidden })) : state;
    case 'remove':
      return block ? selecting(withBlocks(state, blocks.toSpliced(place, 1))) : state;
    case 'replace':
      return selecting(next(state, action.page));
    case 'undo':
    case 'redo': {
      const result = afterUndo(state, state.page, action.type);
      return result === null ? state : selecting({ ...state, ...result.steps, page: result.now });
    }
    default:
      return state;
  }
}

/** A random id of a block, unique within its page. */
export const newBlockId = (): string => crypto.randomUUID().slice(0, 8);
