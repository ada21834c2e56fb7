import { fetchWithin } from './fetchWithin.ts';

/** Milliseconds to wait for the server: the caller is about to show a message. */
const LIMIT_MS = 5000;

/**
 * The build that the server serves now. Null when the server cannot be reached, or when something
 * else responds, such as the sign-in page of a public network.
 */
export const serverBuild = (): Promise<string | null> =>
  fetchWithin('/api/health', {}, LIMIT_MS).then(
    ({ headers }) => headers.get('atlas-build'),
    () => null,
  );
