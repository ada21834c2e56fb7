export { CHECK_IN_ANSWERS, type CheckInAnswer } from './checkInAnswers.ts';
export { hasRoom } from './hasRoom.ts';
export { weekOf } from './weekOf.ts';
