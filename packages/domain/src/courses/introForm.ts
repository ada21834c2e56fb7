import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalText } from '../forms/textField.ts';
import { videoEmbedUrl } from '../uploads/videoEmbedUrl.ts';

/**
 * What a course opens with: a text and a video, both optional; a video link must be one that is recognized. The generic messages apply.
 * The route /courses/{id}/intro is named in specification 1 §2.5; what it edits is a product decision.
 */
export const introForm = z.object({
  /** Markdown. */
  intro: optionalText('Introduction', 20_000),
  introVideoUrl: optionalText('Video link', 500).check(
    z.refine((link) => link === '' || videoEmbedUrl(link) !== null, formMessage('Video link', 'validate')),
  ),
});

export type IntroForm = z.output<typeof introForm>;
