/** The id of the text that explains why an event cannot be processed again. */
export const deletedNoteId = (eventId: number): string => `event-${eventId}-deleted`;
