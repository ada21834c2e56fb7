import { sql } from 'drizzle-orm';
import { byAdmin, EVERY_ROLE, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const FIELDS = JSON.stringify([{ key: 'name', type: 'short', label: 'Name' }]);

/** An open form with one optional question, and a draft, at revision 1. */
const form: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`with fresh as (
      insert into forms (slug, title, state, draft, created_at)
      values (${`fresh-form-${await row(uniqueNumber)}`}, 'Fresh', 'open', ${`{"fields": ${FIELDS}, "stageRules": []}`}::jsonb, ${TEST_NOW}) returning id)
    insert into form_versions (form_id, version, fields, created_at) select id, 1, ${FIELDS}::jsonb, ${TEST_NOW} from fresh returning form_id`);

const slugOf = async (world: Parameters<Fixture>[0]): Promise<string> => {
  const id = await world.row(form);
  const { rows } = await world.db.execute<{ slug: string }>(sql`select slug::text as slug from forms where id = ${id}`);
  return rows[0]?.slug ?? '';
};

/** The key of a new response. */
const newKey = async ({ row }: Parameters<Fixture>[0]): Promise<string> =>
  `00000000-0000-4000-8000-${String(await row(uniqueNumber)).padStart(12, '0')}`;

const WRITING = [
  ['form', 'page_access'],
  ['stage_create', 'function_access'],
] as const;

/** Cases of the mutations of forms. */
export const mutationCases: MutationCases = {
  createForm: {
    ...byAdmin('createForm', 'form'),
    flags: WRITING,
    call: async ({ row }) => `createForm(title: "New", slug: "new-form-${await row(uniqueNumber)}") { id }`,
  },
  updateForm: {
    ...byAdmin('updateForm', 'form'),
    flags: WRITING,
    call: async (world) =>
      `updateForm(databaseId: ${await world.row(form)}, revision: 1, input: { title: "Changed", slug: "${await slugOf(world)}", layout: ALL_AT_ONCE }) { id }`,
  },
  saveFormDraft: {
    ...byAdmin('saveFormDraft', 'form'),
    flags: WRITING,
    call: async ({ row }) =>
      `saveFormDraft(databaseId: ${await row(form)}, revision: 1, fields: [{ key: "age", type: NUMBER, label: "Age" }]) { id }`,
  },
  publishForm: {
    ...byAdmin('publishForm', 'form'),
    flags: WRITING,
    call: async ({ row }) => `publishForm(databaseId: ${await row(form)}, revision: 1) { id }`,
  },
  setFormState: {
    ...byAdmin('setFormState', 'form'),
    flags: WRITING,
    call: async ({ row }) => `setFormState(databaseId: ${await row(form)}, state: CLOSED) { id }`,
  },
  duplicateForm: {
    ...byAdmin('duplicateForm', 'form'),
    flags: WRITING,
    call: async ({ row }) => `duplicateForm(databaseId: ${await row(form)}) { id }`,
  },
  setFormArchived: {
    ...byAdmin('archiveForm', 'form'),
    flags: WRITING,
    call: async ({ row }) => `setFormArchived(databaseId: ${await row(form)}, archived: true) { id }`,
  },
  beginForm: {
    may: EVERY_ROLE,
    visitors: true,
    audited: { exempt: 'Only reserves a key; the response itself is audited when it is sent.' },
    call: async (world) => `beginForm(slug: "${await slugOf(world)}", key: "${await newKey(world)}") { databaseId }`,
  },
  submitForm: {
    may: EVERY_ROLE,
    visitors: true,
    audited: { action: 'submitForm', subjectType: 'form response' },
    call: async (world) => {
      const key = await newKey(world);
      await world.numberFrom(sql`insert into form_attempts (form_id, key, begun_at)
        values (${await world.row(form)}, ${key}, now() - interval '1 minute') returning id`);
      return `submitForm(slug: "${await slugOf(world)}", key: "${key}", version: 1, answers: {}, email: "new@people.example", consent: true) { stage { name } }`;
    },
  },
};
