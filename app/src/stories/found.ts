import { RequestError } from '../session/fetchGraphQL.ts';

/** What a mutation is about, or the server's refusal that it does not exist. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new RequestError('This does not exist any more.', 'NOT_FOUND');
  return thing;
}
