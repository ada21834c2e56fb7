import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { recordId, recordIds, wholeNumber } from '../forms/wholeNumberField.ts';

/**
 * The people who manage a stage, and those who review moving up from it. Each person is listed
 * once.
 */
export const stagePeopleForm = z.object({
  managerIds: z._default(recordIds('Manager'), []),
  reviewerIds: z._default(recordIds('Reviewer'), []),
});

/** Maximum number of tasks per stage. A product decision. */
export const MAX_TASKS = 50;
const TARGET = /^(?:\/(?!\/)\S*|https:\/\/[^\s/]+\S*)$/;

/**
 * A task of a stage. A button needs a label and a target: a path of the site or an https address.
 *
 * @example taskForm.parse({ title: 'Write your first proposal', points: '50' }).points // 50
 * @spec 2 §3, §5
 */
export const taskForm = z
  .object({
    /** Null for a new task. */
    id: z._default(z.nullable(recordId('Task')), null),
    title: requiredLine('Title', 150),
    /** Markdown. */
    description: optionalText('Description', 5000),
    points: wholeNumber('Points', { least: 0, most: 100_000 }),
    actionLabel: optionalLine('Button', 60),
    actionTarget: optionalLine('Link', 500).check(
      z.refine((target) => target === '' || TARGET.test(target), formMessage('Link', 'validate')),
    ),
  })
  .check(
    z.superRefine(({ actionLabel, actionTarget }, context) => {
      if ((actionLabel === '') === (actionTarget === '')) return;
      const missing = actionLabel === '' ? { path: ['actionLabel'], label: 'Button' } : { path: ['actionTarget'], label: 'Link' };
      context.addIssue({ code: 'custom', path: missing.path, message: formMessage(missing.label, 'required') });
    }),
  );

const taskList = z.array(taskForm).check(z.maxLength(MAX_TASKS, { error: `A stage can have at most ${MAX_TASKS} tasks.` }));

/**
 * The tasks of a stage, in order. The generic messages apply, under `tasks.0.title` and so on.
 *
 * @example tasksForm.parse({ tasks: [{ title: 'Say hello', points: 50 }] }).tasks.length // 1
 * @spec 2 §3, §5
 */
export const tasksForm = z.object({ tasks: taskList });

/**
 * A stage as staff edit it, saved in one step: its texts and, if sent, its tasks and its people.
 * The generic messages apply.
 *
 * @spec 2 §3, §5
 */
export const stageForm = z.object({
  name: requiredLine('Name', 150),
  /** Markdown. */
  description: optionalText('Description', 20_000),
  /** Omitted values of these three stay unchanged. */
  tasks: z.nullish(taskList),
  managerIds: z.nullish(recordIds('Manager')),
  reviewerIds: z.nullish(recordIds('Reviewer')),
});

export type StageForm = z.output<typeof stageForm>;
export type TasksForm = z.output<typeof tasksForm>;
