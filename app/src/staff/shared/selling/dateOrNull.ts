/** The time of a field of the API; null for none. */
export const dateOrNull = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at));
