export { CHECK_IN_ANSWERS, type CheckInAnswer } from './checkInAnswers.ts';
export { helpRequestedSince } from './helpRequestedSince.ts';
export { hasRoom } from './hasRoom.ts';
export {
  SELECTION_KINDS,
  SELECTION_ROUND_STATES,
  type SelectionKind,
  type SelectionRoundState,
  selectionRoundState,
} from './selectionRoundState.ts';
export { weekOf } from './weekOf.ts';
