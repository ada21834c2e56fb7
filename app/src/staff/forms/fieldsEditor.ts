import { type FormDraft, type FormField, type FormFieldType, newFormField } from '@atlas/domain/forms';
import { afterStep, afterUndo, NO_STEPS, type Steps } from '../../admin/editor/steps.ts';

/** A new key of a field. Keys never change, and responses are stored under them. */
export const newFieldKey = (): string =>
  `q-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** A form while it is edited. */
export interface FieldsState extends Steps<FormDraft> {
  readonly draft: FormDraft;
}

export const openFields = (draft: FormDraft): FieldsState => ({ ...NO_STEPS, draft });

export type FieldsAction =
  | FieldsChange
  | { type: 'undo' }
  | { type: 'redo' }
  // The draft as the server saved it, which adds no step.
  | { type: 'saved'; draft: FormDraft };

type FieldsChange =
  | { type: 'add'; kind: FormFieldType; key: string; after: string | null }
  | { type: 'change'; key: string; to: Partial<FormField> }
  | { type: 'duplicate'; key: string; copyKey: string }
  | { type: 'remove'; key: string }
  | { type: 'reorder'; keys: readonly string[] }
  | { type: 'rules'; stageRules: FormDraft['stageRules'] }
  // Takes another draft, such as that of a colleague or of a former version.
  | { type: 'replace'; draft: FormDraft };

/** The field of a change that is typed; null for every other change. */
const typedKey = (action: FieldsChange): string | null =>
  action.type === 'change' ? `${action.key} ${Object.keys(action.to).join()}` : null;

/** The editor of a form after an action. */
export function changeFields(state: FieldsState, action: FieldsAction): FieldsState {
  if (action.type === 'undo' || action.type === 'redo') {
    const result = afterUndo(state, state.draft, action.type);
    return result === null ? state : { ...result.steps, draft: result.now };
  }
  if (action.type === 'saved') return { ...state, draft: action.draft };
  const draft = changed(state.draft, action);
  return draft === state.draft ? state : { ...afterStep(state, state.draft, typedKey(action)), draft };
}

function changed(draft: FormDraft, action: FieldsChange): FormDraft {
  const { fields } = draft;
  switch (action.type) {
    case 'add': {
      const at = fields.findIndex(({ key }) => key === action.after);
      return { ...draft, fields: fields.toSpliced(at < 0 ? fields.length : at + 1, 0, newFormField(action.kind, action.key)) };
    }
    case 'change':
      return { ...draft, fields: fields.map((field) => (field.key === action.key ? { ...field, ...action.to } : field)) };
    case 'duplicate': {
      const at = fields.findIndex(({ key }) => key === action.key);
      const field = fields[at];
      return field === undefined ? draft : { ...draft, fields: fields.toSpliced(at + 1, 0, { ...field, key: action.copyKey }) };
    }
    case 'remove':
      return { ...draft, fields: fields.filter(({ key }) => key !== action.key) };
    case 'reorder':
      return { ...draft, fields: action.keys.flatMap((key) => fields.find((field) => field.key === key) ?? []) };
    case 'rules':
      return { ...draft, stageRules: action.stageRules };
    case 'replace':
      return action.draft;
  }
}
