/**
 * Queues that an earlier version had on a schedule. Whoever removes or renames a job with a
 * schedule
 * adds its queue: the schedule outlives the code and would fill a queue that no process works on.
 */
export const RETIRED_SCHEDULES: readonly string[] = ['events.releaseSeats'];
