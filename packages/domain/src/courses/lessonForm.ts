import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';
import { isEmbedAllowed } from '../uploads/isEmbedAllowed.ts';
import { videoLinkProblem } from '../uploads/videoLinkProblem.ts';
import type { LessonType } from './lessonTypes.ts';

const TYPES = ['VIDEO', 'TEXT', 'EMBED'] as const satisfies readonly LessonType[];

const MAX_SECONDS = 24 * 3600;

/** The error for a host that is not on the list, naming the allowed ones. */
export const embedHostProblem = (hosts: readonly string[]): string =>
  `Pages of this host cannot be embedded. Those of ${hosts.join(', ')} can; an admin adds others in the settings.`;

interface Linked {
  readonly type: LessonType;
  readonly videoUrl: string;
  readonly embedUrl: string;
}

type LinkRule = {
  readonly field: 'videoUrl' | 'embedUrl';
  readonly label: string;
  readonly problem: (link: string, hosts: readonly string[]) => string | null;
};

/** The required link of each lesson type. */
const LINKS: Readonly<Record<LessonType, LinkRule | null>> = {
  VIDEO: { field: 'videoUrl', label: 'Video link', problem: (link) => videoLinkProblem('Video link', link) },
  EMBED: { field: 'embedUrl', label: 'Embed link', problem: embedProblem },
  TEXT: null,
};

interface LessonFacts {
  /** Whether the lesson has an uploaded video, so that its video link may be empty. */
  readonly hasVideoFile?: boolean;
}

function embedProblem(link: string, hosts: readonly string[]): string | null {
  if (isEmbedAllowed(link, hosts)) return null;
  return isOfAnotherHost(link, hosts) ? embedHostProblem(hosts) : formMessage('Embed link', 'validate');
}

/** Whether an address would be valid if its host were on the list. */
function isOfAnotherHost(link: string, hosts: readonly string[]): boolean {
  const [, host] = /^https:\/\/([^/?#]+)/.exec(link) ?? [];
  return hosts.length > 0 && host !== undefined && isEmbedAllowed(link, [host]);
}

const linkProblem = (lesson: Linked, hosts: readonly string[], facts: LessonFacts): { field: string; message: string } | null => {
  const rule = LINKS[lesson.type];
  if (rule === null) return null;
  if (lesson.type === 'VIDEO' && lesson.videoUrl === '' && facts.hasVideoFile === true) return null;
  const link = lesson[rule.field];
  const message = link === '' ? formMessage(rule.label, 'required') : rule.problem(link, hosts);
  return message === null ? null : { field: rule.field, message };
};

/**
 * A lesson as staff edit it. A video lesson needs a recognized video link or an uploaded video. A
 * custom embed needs an https address of an allowed host. The link of another type is stored but
 * not validated. The generic messages apply.
 *
 * @param embedHosts the hosts that may be embedded, from the settings
 * @example
 * const lesson = { unitId: 3, name: 'Rates', type: 'EMBED', embedUrl: 'https://evil.example/' };
 * lessonForm(['canva.com']).safeParse(lesson).success // false
 * @spec 2 §3, §5
 */
export const lessonForm = (embedHosts: readonly string[], facts: LessonFacts = {}) =>
  z
    .object({
      unitId: recordId('Unit'),
      name: requiredLine('Name', 150),
      type: z.enum(TYPES, formMessage('Type', 'required')),
      shortDescription: optionalText('Short description', 300),
      /** Markdown: the text of the lesson. */
      body: optionalText('Lesson text', 50_000),
      videoUrl: optionalLine('Video link', 500),
      embedUrl: optionalLine('Embed link', 2000),
      durationSeconds: z._default(z.nullable(wholeNumber('Duration', { least: 0, most: MAX_SECONDS })), null),
    })
    .check(
      z.superRefine((lesson, context) => {
        const problem = linkProblem(lesson, embedHosts, facts);
        if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
      }),
    );

export type LessonForm = z.output<ReturnType<typeof lessonForm>>;
