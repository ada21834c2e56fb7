/** The time in every story: 10:00 AM on Wednesday, November 12, 2025 in Manila. */
export const STORY_NOW = '2025-11-12T02:00:00Z';
