import type { LessonType } from '@atlas/domain/courses';
import type { DemoFile } from '../files/fileToMake.ts';

export interface DemoLesson {
  name: string;
  type: LessonType;
  shortDescription: string;
  minutes: number;
  /** Markdown. */
  body: string;
  /** `file`: the sample video of the demo; `link`: a YouTube address. */
  video?: { file: true } | { link: string };
  embedUrl?: string;
  files?: DemoFile[];
}

export interface DemoUnit {
  name: string;
  shortDescription: string;
  lessons: DemoLesson[];
}

/**
 * membership: sold by the main funnel; advanced: sold by a second one; free: granted to
 * non-members; bonus: granted to members.
 */
export interface DemoCourse {
  id?: number;
  name: string;
  shortDescription: string;
  /** Markdown. */
  description: string;
  author: 'head-coach' | 'coach' | 'expert';
  opens: 'membership' | 'advanced' | 'free' | 'bonus';
  archived?: true;
  units: DemoUnit[];
}
