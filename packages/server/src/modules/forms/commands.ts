import { SLUG_TAKEN } from '@atlas/domain/funnels';
import {
  FORM_LIMITS,
  type FormDraft,
  formDraftForm,
  formSettingsForm,
  type FormState,
  formVersionForm,
  JOURNEY_FORM_SLUG_STAYS,
  mayMoveForm,
  newFormForm,
} from '@atlas/domain/forms';
import { JOURNEY_FORM_SLUG } from '@atlas/domain/overlays';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, type RecordRevision, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { mustReadOf } from '../access/commands.ts';
import { registerFileOwner } from '../files/commands.ts';
import { countFilesOfAttempt, findSlugs, findVersions, formAttemptLoader, formResponseLoader, insertVersion, type Form } from './repo.ts';
import { formAttempts, formResponses, forms } from './tables.ts';

registerFileOwner('responseId', {
  assertReadable: async (ctx, id) => mustReadOf(ctx, (await ctx.loader(formResponseLoader).load(id))?.userId ?? null, 'form'),
  table: formResponses,
  purposes: { answer: { kinds: 'any', isPrivate: true } },
});

registerFileOwner('attemptId', {
  assertReadable: async (ctx, id) => mustReadOf(ctx, (await ctx.loader(formAttemptLoader).load(id))?.userId ?? null, 'form'),
  table: formAttempts,
  purposes: {
    answer: {
      kinds: 'any',
      isPrivate: true,
      mostBytes: FORM_LIMITS.fileBytes,
      uploadedBy: [{ who: 'order', opens: async (ctx, id, secret) => (await ctx.loader(formAttemptLoader).load(id))?.key === secret }],
      onUploaded: async (_ctx, id, { tx }) => {
        if ((await countFilesOfAttempt(tx, id)) >= FORM_LIMITS.files)
          throw new UserError('BAD_USER_INPUT', `A response has at most ${FORM_LIMITS.files} files.`);
      },
    },
  },
});

const FORM = defineRecord('form', forms, {
  extras: async (tx, id) => ({ publishedVersion: (await findVersions(tx, id))[0]?.version ?? null }),
  constraintErrors: { forms_slug_unique: { field: 'slug', message: SLUG_TAKEN } },
});

const EMPTY: FormDraft = { fields: [], stageRules: [] };

/** Adds a form without questions, as a draft. */
export function createForm(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = parseForm(newFormForm, input);
  return create(ctx, FORM, { action: 'createForm', idempotency }, ({ tx, at }) =>
    insertRow(tx, FORM, { ...values, draft: EMPTY, createdAt: at }),
  );
}

/**
 * Saves what is set for a form besides its fields. It applies at once.
 *
 * @throws STALE when the form was saved since the revision was read
 * @throws BAD_USER_INPUT for another address of the Journey Form
 */
export function updateForm(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const values = parseForm(formSettingsForm, input);
  return change(ctx, FORM, edition.id, 'updateForm', async ({ tx, before }) => {
    if (before.slug === JOURNEY_FORM_SLUG && values.slug !== JOURNEY_FORM_SLUG) throw fieldError('slug', JOURNEY_FORM_SLUG_STAYS);
    await saveRow(tx, FORM, edition, values);
  });
}

/**
 * Saves the fields of a form as its draft. Respondents see them once they are published.
 *
 * @throws STALE when the form was saved since the revision was read
 */
export function saveFormDraft(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const draft = parseForm(formDraftForm, input);
  return change(ctx, FORM, edition.id, 'saveFormDraft', ({ tx }) => saveRow(tx, FORM, edition, { draft }));
}

/**
 * Publishes the draft of a form as its next version. Earlier responses keep their questions.
 *
 * @throws STALE when the form was saved since the revision was read
 * @throws BAD_USER_INPUT with a message for each field that is not complete
 * @throws CONFLICT without a draft
 */
export function publishForm(ctx: Context, edition: RecordRevision): Promise<void> {
  return change(ctx, FORM, edition.id, 'publishForm', async ({ tx, at, before: { draft } }) => {
    if (draft === null) throw new UserError('CONFLICT', 'Nothing has changed since the last version.');
    const { fields, stageRules } = parseForm(formVersionForm, { ...draft });
    const versions = await findVersions(tx, edition.id);
    mustKeepTypes(fields, versions);
    await saveRow(tx, FORM, edition, { draft: null });
    const version = (versions[0]?.version ?? 0) + 1;
    await insertVersion(tx, { formId: edition.id, version, fields: [...fields], stageRules: [...stageRules], createdAt: at });
  });
}

/** Rejects a key that another version uses for a question of another type: its answers would mix. */
function mustKeepTypes(fields: FormDraft['fields'], versions: readonly { fields: FormDraft['fields'] }[]): void {
  for (const [at, { key, type }] of fields.entries()) {
    const former = versions.flatMap((version) => version.fields).find((field) => field.key === key);
    if (former !== undefined && former.type !== type)
      throw fieldError(`fields.${at}.type`, 'This question had another type before. Remove it and add a new one.');
  }
}

/**
 * Opens or closes a form. Repeating it changes nothing.
 *
 * @throws CONFLICT for a form without a version, and for another order of states
 */
export function setFormState(ctx: Context, id: number, state: FormState): Promise<void> {
  return change(ctx, FORM, id, 'setFormState', async ({ tx, before }) => {
    if (before.state === state) return;
    if (!mayMoveForm(before.state, state))
      throw new UserError('CONFLICT', 'A form that was open cannot be a draft again. Close it instead.');
    if (state === 'open' && (await findVersions(tx, id)).length === 0)
      throw new UserError('CONFLICT', 'Publish the questions first. Then open the form.');
    await saveRow(tx, FORM, { id, revision: before.revision }, { state });
  });
}

/** Adds a copy of a form as a draft: its texts, settings and fields, without responses. */
export function duplicateForm(ctx: Context, id: number, idempotency?: Idempotency): Promise<number> {
  return create(ctx, FORM, { action: 'duplicateForm', idempotency }, async ({ tx, at }) => {
    const form = await FORM.read(tx, id);
    if (form === null) throw gone(FORM);
    const { title, description, oncePerUser, mostResponses, layout } = form;
    const copied = { title: `Copy of ${title}`.slice(0, 150), description, oncePerUser, mostResponses, layout };
    return insertRow(tx, FORM, { ...copied, slug: await freeSlug(tx, form.slug), draft: await editedFields(tx, form), createdAt: at });
  });
}

/** The fields of a form as staff edit them: its draft, else its latest version. */
async function editedFields(tx: Db, { id, draft }: Form): Promise<FormDraft> {
  if (draft !== null) return draft;
  const [latest] = await findVersions(tx, id);
  return latest === undefined ? EMPTY : { fields: latest.fields, stageRules: latest.stageRules };
}

/** An address for the copy of a form: `survey-copy`, `survey-copy-2` and so on. */
async function freeSlug(tx: Db, slug: string): Promise<string> {
  const start = `${slug.slice(0, 60).toLowerCase()}-copy`;
  const taken = new Set((await findSlugs(tx, start)).map((one) => one.toLowerCase()));
  for (let n = 1; ; n++) {
    const free = n === 1 ? start : `${start}-${n}`;
    if (!taken.has(free)) return free;
  }
}

/** Archives a form, which hides it from everyone, or restores it. Its responses stay. */
export const setFormArchived = (ctx: Context, id: number, archived: boolean): Promise<void> => setArchived(ctx, FORM, id, archived);
