export { deviceName } from './deviceName.ts';
export {
  BEARER_SECONDS,
  isSessionLive,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  SESSION_KEPT_DAYS,
  SESSION_SEEN_EVERY_MS,
  sessionExpiry,
  sessionsKeptSince,
} from './session.ts';
