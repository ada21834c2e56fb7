/**
 * The benefits of a membership, for people without one. The specification names the topics; the
 * sentences are a product decision.
 */
export const MEMBER_BENEFITS = [
  'Every course of your membership, in short lessons that fit a phone',
  'A coach and a group who keep you going',
  'Stages with tasks and points, one step at a time',
  'Live events with our coaches',
] as const;
