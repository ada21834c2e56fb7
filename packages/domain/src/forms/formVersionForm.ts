import * as z from 'zod/mini';
import { cleanLine, hasForbiddenCharacters } from './cleanLine.ts';
import { FORM_FIELD_TYPES, type FormFieldType } from './formFieldTypes.ts';
import { FORM_FILE_KINDS, FORM_LIMITS, type FormField, type FormFileKind, hasOptions } from './formFields.ts';
import { formMessage, hiddenCharacters } from './genericMessages.ts';
import { MAX_STAGE_RULES, type StageRule, whyNotStageRule } from './journeyStage.ts';
import { whyNotShowIf } from './whyNotShowIf.ts';
import { recordId } from './wholeNumberField.ts';

export const TOO_MANY_FIELDS = `A form has at most ${FORM_LIMITS.fields} fields. Remove some first.`;
export const NO_QUESTIONS = 'Add a question first.';
const INVALID_FIELDS = 'The fields of this form are not readable.';

const TYPES = FORM_FIELD_TYPES.map(({ value }) => value) as [FormFieldType, ...FormFieldType[]];
const FILE_KINDS = FORM_FILE_KINDS.map(({ value }) => value) as [FormFileKind, ...FormFileKind[]];
const KEY = z.string(INVALID_FIELDS).check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i, INVALID_FIELDS));
const cleaned = z.string(INVALID_FIELDS).check(z.overwrite(cleanLine));
const orUndefined = <Type extends z.ZodMiniType>(schema: Type) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? undefined),
  );

const storedField = z.object({
  key: KEY,
  type: z.enum(TYPES, INVALID_FIELDS),
  label: cleaned,
  hint: orUndefined(cleaned),
  required: orUndefined(z.boolean()),
  options: orUndefined(z.array(cleaned)),
  showIf: orUndefined(z.object({ key: KEY, equals: cleaned })),
  accept: orUndefined(z.enum(FILE_KINDS)),
});

const fieldList = z.pipe(
  z.array(storedField, INVALID_FIELDS).check(
    z.maxLength(FORM_LIMITS.fields, { error: TOO_MANY_FIELDS, abort: true }),
    z.refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, { error: INVALID_FIELDS, abort: true }),
  ),
  z.transform((fields): FormField[] => fields.map(plainField)),
);

/** A field with only what its type has. */
function plainField({ key, type, label, hint, required, options, showIf, accept }: z.output<typeof storedField>): FormField {
  return {
    key,
    type,
    label,
    ...(hint !== undefined && hint !== '' && { hint }),
    ...(required === true && type !== 'section' && { required }),
    ...(hasOptions(type) && { options: options ?? [] }),
    ...(showIf !== undefined && { showIf }),
    ...(type === 'file' && { accept: accept ?? 'any' }),
  };
}

const stageRules = z._default(
  z
    .array(z.object({ key: KEY, equals: cleaned, stageId: recordId('Stage') }))
    .check(z.maxLength(MAX_STAGE_RULES, `At most ${MAX_STAGE_RULES} rules.`)),
  [],
);

const draft = z.object({ fields: fieldList, stageRules });

/** A form as staff edit it: its fields, and the rules of the Journey Form. */
export type FormDraft = { readonly fields: readonly FormField[]; readonly stageRules: readonly StageRule[] };

type Problem = readonly [path: readonly (string | number)[], message: string];

const lineProblem = (path: readonly (string | number)[], text: string, label: string, most: number): Problem[] =>
  hasForbiddenCharacters(text) ? [[path, hiddenCharacters(label)]] : text.length > most ? [[path, formMessage(label, 'maxLength')]] : [];

/** The texts of a field that are too long or not readable. */
const limitProblems = ({ label, hint = '', options = [] }: FormField, at: number): Problem[] => [
  ...lineProblem(['fields', at, 'label'], label, 'Question', FORM_LIMITS.label),
  ...lineProblem(['fields', at, 'hint'], hint, 'Hint', FORM_LIMITS.hint),
  ...(options.length > FORM_LIMITS.options ? [[['fields', at, 'options'], `At most ${FORM_LIMITS.options} options.`] as const] : []),
  ...options.flatMap((option) => lineProblem(['fields', at, 'options'], option, 'Option', FORM_LIMITS.option)).slice(0, 1),
];

/** The reasons why a field cannot be published. */
function publishProblems(fields: readonly FormField[], at: number): Problem[] {
  const field = fields[at];
  if (field === undefined) return [];
  const { type, label, options = [] } = field;
  const condition = whyNotShowIf(fields, at);
  return [
    ...(label === '' ? [[['fields', at, 'label'], formMessage(type === 'section' ? 'Title' : 'Question', 'required')] as const] : []),
    ...(hasOptions(type) ? optionProblems(options).map((message) => [['fields', at, 'options'], message] as const) : []),
    ...(condition === null ? [] : [[['fields', at, 'showIf'], condition] as const]),
  ];
}

function optionProblems(options: readonly string[]): string[] {
  if (options.includes('')) return ['An option is empty. Fill it in or remove it.'];
  if (options.length < 2) return ['Add at least two options.'];
  return new Set(options).size < options.length ? ['Two options are the same.'] : [];
}

const checked = (problemsOf: (draft: FormDraft) => readonly Problem[]) =>
  z.pipe(
    draft,
    z.transform((value, context): FormDraft => {
      for (const [path, message] of problemsOf(value)) context.issues.push({ code: 'custom', message, path: [...path], input: value });
      return value;
    }),
  );

/**
 * The draft of a form: cleaned and within its limits, but possibly incomplete.
 *
 * @example formDraftForm.parse({ fields: [{ key: 'q1', type: 'short', label: '' }] }).fields.length
 * // 1
 */
export const formDraftForm = checked(({ fields }) => fields.flatMap(limitProblems));

/**
 * A version of a form that can be published: a draft that is complete, and whose conditions and
 * rules work. Errors are at paths such as `fields.3.showIf`.
 */
export const formVersionForm = checked(({ fields, stageRules: rules }) => [
  ...(fields.some(({ type }) => type !== 'section') ? [] : [[['fields'], NO_QUESTIONS] as const]),
  ...fields.flatMap((field, at) => [...limitProblems(field, at), ...publishProblems(fields, at)]),
  ...rules.flatMap((rule, at) => {
    const problem = whyNotStageRule(fields, rule);
    return problem === null ? [] : [[['stageRules', at], problem] as const];
  }),
]);
