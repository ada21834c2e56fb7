/** The filter of the content page: courses, events, and the tasks of stages. Specification 2 §3. */
export const CONTENT_FILTERS = ['Courses', 'Activities', 'Tasks'] as const;

export type ContentFilter = (typeof CONTENT_FILTERS)[number];
