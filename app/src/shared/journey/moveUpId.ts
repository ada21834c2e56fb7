/** The id of the button that requests the move up, to which the last finished task leads. */
export const MOVE_UP_ID = 'ask-to-move-up';
