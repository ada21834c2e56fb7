import { RequestError } from '../session/fetchGraphQL.ts';
import { STORY_PLACES } from './storyPlaces.ts';
import type { StoryServer } from './storyServer.ts';
import type { StoryUploads } from './storyUploads.ts';

const PLACES = '/api/locations/';

/**
 * Responds from the story's server to requests without Relay (public pages, the access level
 * switch, locations, the check of the connection). Any other request to our API is a mistake in the story. Other addresses are
 * not affected.
 * @returns A function that restores `fetch`.
 */
export function respondToFetch(server: StoryServer, uploads: StoryUploads, onBroken: (error: Error) => void): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return original(input, init);
    if (pathname === '/api/graphql' && typeof init?.body === 'string') return graphQLResponse(server, init.body);
    if (pathname.startsWith('/api/upload-file/')) return uploads.finish(pathname);
    if (pathname === '/api/gsheet' && typeof init?.body === 'string') return uploads.checkLink(init.body);
    if (pathname.startsWith(PLACES)) return Response.json(STORY_PLACES[pathname.slice(PLACES.length)] ?? []);
    if (pathname === '/api/health') {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return Response.json({});
    }
    const error = new Error(`A story requested ${pathname}`);
    onBroken(error);
    throw error;
  };
  return () => {
    globalThis.fetch = original;
  };
}

async function graphQLResponse(server: StoryServer, body: string): Promise<Response> {
  const { id, variables } = JSON.parse(body) as { id: string; variables: Record<string, unknown> };
  try {
    return Response.json(await server.answer(id, variables));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'NETWORK') throw new TypeError('Failed to fetch', { cause: error });
    const { code, message, fieldErrors } = error;
    return Response.json({ data: null, errors: [{ message, extensions: { code, fieldErrors, originalError: { message } } }] });
  }
}
