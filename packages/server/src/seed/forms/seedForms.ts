import { isoDay } from '@atlas/domain/time';
import { activeMembers } from '../activeMembers.ts';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { DEMO_ANSWERS, DEMO_FORMS } from './demoForms.ts';
import { findStages } from '../../modules/stages/repo.ts';
import { formResponses, forms, formVersions, type FormField } from '../../modules/forms/tables.ts';

const DAY = 86_400_000;
/** Members who joined within this many days have not sent the Journey Form, and have no stage. */
const NEWEST_DAYS = 6;
/** Demo accounts that have sent the Journey Form. newcomer@ has not. */
const ACCOUNTS = ['member', 'multi', 'expired', 'expiring', 'overdue', 'upcoming', 'returnee', 'fasttrack', 'group-leader', 'team-lead'];

interface SeededForm {
  id: number;
  slug: string;
  oncePerUser: boolean;
  /** Oldest first. */
  versions: { id: number; madeAt: Date; fields: readonly FormField[] }[];
}

/** Seeds forms in every state, with responses. */
export async function seedForms(seed: Seed, people: SeededPeople): Promise<void> {
  const seeded = await seedFormsAlone(seed);
  const random = seededRandom('forms');
  const members = await activeMembers(seed, people);
  const responses: (typeof formResponses.$inferInsert)[] = [];
  const send = (slug: string, who: { userId: number | null; email: string | null }, submittedAt: Date) => {
    const form = seeded.find((one) => one.slug === slug);
    const version = form?.versions.findLast(({ madeAt }) => madeAt <= submittedAt) ?? form?.versions[0];
    if (!form || !version) return;
    const answers = answersTo(version.fields, random, submittedAt);
    responses.push({ formId: form.id, versionId: version.id, ...who, answers, once: form.oncePerUser, submittedAt });
  };
  const withAccount = (userId: number) => ({ userId, email: null });
  for (const { id, joinedAt } of members) {
    if (joinedAt <= daysFrom(seed, -NEWEST_DAYS)) send('journey-form', withAccount(id), new Date(joinedAt.getTime() + DAY / 6));
  }
  for (const key of ACCOUNTS) send('journey-form', withAccount(people.accounts.get(key) ?? 0), daysFrom(seed, -189));
  for (let count = 0; count < 60; count++)
    send('course-feedback', withAccount(random.pick(members).id), daysFrom(seed, -random.between(0, 110)));
  for (let count = 0; count < 30; count++)
    send('first-client', withAccount(random.pick(members.slice(0, 120)).id), daysFrom(seed, -random.between(1, 190)));
  const visitors = people.visitors.map(withAccount);
  const guests = ['marivic.l', 'jonathan.p', 'sweet.tindahan', 'arnold.grab', 'liezl.ofw', 'maestra.cora', 'bryan.edit', 'nanay.luz'];
  for (const who of [...visitors, ...guests.map((name) => ({ userId: null, email: `${name}@mail.example` }))]) {
    send('live-workshop-survey', who, daysFrom(seed, -random.between(60, 70)));
  }
  await insertMany(seed.tx, formResponses, responses);
}

async function seedFormsAlone(seed: Seed): Promise<SeededForm[]> {
  const rows = await seed.tx
    .insert(forms)
    .values(
      DEMO_FORMS.map(({ slug, title, description, state, oncePerUser, layout, mostResponses, madeBefore }) => ({
        slug,
        title,
        description,
        state,
        oncePerUser,
        layout,
        mostResponses: mostResponses ?? null,
        createdAt: daysFrom(seed, -madeBefore),
      })),
    )
    .returning({ id: forms.id, slug: forms.slug, oncePerUser: forms.oncePerUser });
  const journey = await findStages(seed.tx);
  const planned = DEMO_FORMS.flatMap((form, at) =>
    form.versions.map(({ daysBefore, fields }, index) => ({
      stageRules:
        index < form.versions.length - 1
          ? []
          : (form.stageRules ?? []).map(({ stage, ...rule }) => ({ ...rule, stageId: journey[stage - 1]?.id ?? 0 })),
      formId: rows[at]?.id ?? 0,
      version: index + 1,
      fields: [...fields],
      createdAt: daysFrom(seed, -daysBefore),
    })),
  );
  const versions = await seed.tx.insert(formVersions).values(planned).returning({ id: formVersions.id });
  return rows.map((row) => ({
    ...row,
    versions: planned.flatMap(({ formId, createdAt, fields }, index) =>
      formId === row.id ? [{ id: versions[index]?.id ?? 0, madeAt: createdAt, fields }] : [],
    ),
  }));
}

/** Answers to all visible questions. Optional ones are sometimes skipped, and files always. */
function answersTo(fields: readonly FormField[], random: Random, at: Date): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const field of fields) {
    const shows = !field.showIf || answers[field.showIf.key] === field.showIf.equals;
    const isAnswered = field.type !== 'file' && (field.required === true || random.chance(70));
    if (shows && isAnswered) answers[field.key] = answerTo(field, random, at);
  }
  return answers;
}

function answerTo({ key, type, options = [] }: FormField, random: Random, at: Date): string | number | string[] {
  const words = DEMO_ANSWERS[key];
  if (words) return random.pick(words);
  switch (type) {
    case 'number':
      return random.between(4, 30);
    case 'peso':
      return random.between(2, 60) * 500;
    case 'date':
      return isoDay(new Date(at.getTime() - random.between(10, 300) * DAY));
    case 'multi':
      return options.filter((_option, index) => index === 0 || random.chance(45));
    case 'mobile':
      return `09${random.between(100_000_000, 999_999_999)}`;
    case 'facebook':
      return `https://www.facebook.com/juan.delacruz.${random.between(10, 999)}`;
    default:
      return options.length > 0 ? random.pick(options) : 'Salamat po!';
  }
}
