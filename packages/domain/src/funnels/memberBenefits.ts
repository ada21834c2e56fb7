/** What a membership gives, as somebody without one reads it. The specification names the parts; the sentences are a product decision. */
export const MEMBER_BENEFITS = [
  'Every course of your membership, in short lessons that fit a phone',
  'A coach and a group who keep you going',
  'Stages with tasks and points, one step at a time',
  'Live events with our coaches',
] as const;
