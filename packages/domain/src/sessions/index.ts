export { deviceName } from './deviceName.ts';
export { listedSessions } from './listedSessions.ts';
export {
  BEARER_SECONDS,
  FORMER_TOKEN_MS,
  GUARDED_SESSION_DAYS,
  GUARDED_SESSION_IDLE_HOURS,
  isFormerTokenGood,
  isSessionLive,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  SESSION_KEPT_DAYS,
  SESSION_SEEN_EVERY_MS,
  sessionExpiry,
  sessionLimits,
  sessionsKeptSince,
} from './session.ts';
