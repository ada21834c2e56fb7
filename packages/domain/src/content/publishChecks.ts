import { checkKnown } from '../errors/checkKnown.ts';
import { type Audience, audienceText } from './audienceText.ts';

/** An item before it is published, by kind. */
export type PublishFacts =
  | {
      readonly kind: 'course';
      /** The lessons that are not archived. */
      readonly lessons: number;
      /** Those among them that members would see. */
      readonly shownLessons: number;
      readonly hasCover: boolean;
    }
  | {
      readonly kind: 'lesson';
      readonly type: 'VIDEO' | 'TEXT' | 'EMBED';
      /** Whether it has its video, its text, or its address to embed. */
      readonly hasContent: boolean;
      readonly isCourseLive: boolean;
    }
  | { readonly kind: 'event'; readonly isOver: boolean; readonly hasLinkOrPlace: boolean; readonly hasCover: boolean }
  | { readonly kind: 'resource'; readonly hasContent: boolean };

/** One line of the checklist before publishing. */
export interface PublishCheck {
  readonly key: 'contents' | 'time' | 'cover' | 'course' | 'audience';
  readonly text: string;
  readonly isMet: boolean;
  /** Without it the item cannot be published; the others only advise. */
  readonly isRequired: boolean;
}

/**
 * The checklist before publishing: whether something is in it, its cover, and who gets it.
 *
 * @example
 * const audience = { isPublic: false, people: 0, sources: [] };
 * publishChecks({ kind: 'resource', hasContent: false }, audience)[0]
 * // { key: 'contents', text: 'Upload its file first.', isMet: false, isRequired: true }
 */
export const publishChecks = (facts: PublishFacts, audience: Audience): PublishCheck[] => [
  ...checksOf(facts),
  advice('audience', audience.isPublic || audience.people > 0, audienceText(audience)),
];

/** Explains why an item cannot be published now: nothing is in it. Null when it can. */
export const whyNotPublish = (facts: PublishFacts): string | null =>
  checksOf(facts).find(({ isRequired, isMet }) => isRequired && !isMet)?.text ?? null;

function checksOf(facts: PublishFacts): PublishCheck[] {
  checkKnown({ kind: facts.kind }, ['course', 'lesson', 'event', 'resource']);
  switch (facts.kind) {
    case 'course':
      return [required(facts.shownLessons > 0, lessonsText(facts)), cover(facts.hasCover)];
    case 'lesson':
      return [
        required(facts.hasContent, facts.hasContent ? 'It has its content.' : MISSING[facts.type]),
        advice(
          'course',
          facts.isCourseLive,
          facts.isCourseLive ? 'Its course is published.' : 'Publish its course as well: it is a draft.',
        ),
      ];
    case 'event':
      return [
        advice('time', !facts.isOver, facts.isOver ? 'It is over.' : 'It takes place in the future.'),
        advice('contents', facts.hasLinkOrPlace, facts.hasLinkOrPlace ? 'It has a place or a link.' : 'Add a place or a link.'),
        cover(facts.hasCover),
      ];
    case 'resource':
      return [required(facts.hasContent, facts.hasContent ? 'It has its content.' : 'Upload its file first.')];
  }
}

const MISSING = {
  VIDEO: 'Add a video link, or upload a video, first.',
  TEXT: 'Write its text first.',
  EMBED: 'Add the address to embed first.',
} as const;

function lessonsText({ lessons, shownLessons }: { lessons: number; shownLessons: number }): string {
  if (lessons === 0) return 'Add a lesson first.';
  if (shownLessons === 0) return 'Publish at least one of its lessons.';
  return shownLessons < lessons
    ? `Members see ${shownLessons} of ${lessons} lessons.`
    : `It has ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}.`;
}

const required = (isMet: boolean, text: string): PublishCheck => ({ key: 'contents', text, isMet, isRequired: true });
const advice = (key: PublishCheck['key'], isMet: boolean, text: string): PublishCheck => ({ key, text, isMet, isRequired: false });
const cover = (isMet: boolean): PublishCheck =>
  advice('cover', isMet, isMet ? 'It has a cover.' : 'Add a cover: without one, members see a pattern.');
