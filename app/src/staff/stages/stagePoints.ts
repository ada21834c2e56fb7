/** What a stage gives to whoever finishes all of its tasks. */
export const stagePoints = (tasks: readonly { readonly points: number }[]): number => tasks.reduce((sum, { points }) => sum + points, 0);
