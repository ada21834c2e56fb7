import * as z from 'zod/mini';
import { optionalLine, optionalText } from '../forms/textField.ts';
import { videoLinkProblem } from '../uploads/videoLinkProblem.ts';

/**
 * The introduction of a course: a text and a video, both optional. A video link must be recognized.
 * The generic messages apply. The route /courses/{id}/intro is named in specification 1 §2.5; its
 * contents are a product decision.
 */
export const introForm = z.object({
  /** Markdown. */
  intro: optionalText('Introduction', 20_000),
  introVideoUrl: optionalLine('Video link', 500).check(
    z.superRefine((link: string, context) => {
      const message = link === '' ? null : videoLinkProblem('Video link', link);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  ),
});

export type IntroForm = z.output<typeof introForm>;
