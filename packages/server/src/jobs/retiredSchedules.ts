/**
 * Queues that an earlier version had on a schedule. A change that removes or renames a job with a
 * schedule adds its queue here. The schedule outlives the code and would fill a queue that no
 * process works on.
 */
export const RETIRED_SCHEDULES: readonly string[] = ['events.releaseSeats'];
