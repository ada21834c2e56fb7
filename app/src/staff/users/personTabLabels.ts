/** The parts of a person’s page, in the order of its tabs. */
export const PERSON_TAB_LABELS = {
  overview: 'Overview',
  journey: 'Journey',
  activity: 'Activity',
  access: 'Access',
} as const;
