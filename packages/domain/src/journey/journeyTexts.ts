/**
 * Texts of the modals opened from My Stage, and of the one shown instead without a stage. Product
 * decisions.
 */
export const POINTS_EXPLANATION = {
  title: 'How you earn XP',
  text: 'XP shows how far you have come. You earn it once for each thing you do, and you keep it when you move up.',
} as const;

export const STAGES_LIST = {
  title: 'The stages of your journey',
  text: 'Finish the tasks of a stage, ask to move up, and the next one opens.',
  finished: 'Finished',
  current: 'You are here',
  ahead: 'Ahead of you',
} as const;

export const STAGE_BLOCKER = {
  title: 'Let’s find your stage',
  text: 'The Journey Form asks a few questions about where you are. Your answers decide the stage you start in.',
  action: 'Open the Journey Form',
} as const;
