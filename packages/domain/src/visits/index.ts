export { clickHour, CLICK_WINDOW_MS } from './clickWindow.ts';
export { isBot } from './isBot.ts';
export { MAX_VISIT_BYTES, readVisitedPath, visitForm } from './visitForm.ts';
