export { THANKED_FOR, type ThankedFor, type ThankYou, thankYou } from './thankYou.ts';
