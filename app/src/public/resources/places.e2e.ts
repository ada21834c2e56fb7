import type { OtherPlace, Place, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The first public resource with a part of a name. */
const publicResource = (search: string): Place => [
  null,
  async (atlas) => {
    const { data } = await atlas.request<{ publicResources: { edges: { node: { databaseId: number } }[] } }>(
      'query ($search: String!) { publicResources(first: 1, filter: { search: $search }) { edges { node { databaseId } } } }',
      { search },
    );
    return `/resources/public/${data.publicResources.edges[0]?.node.databaseId}`;
  },
];

/** Public resources. */
export const places = {
  publicResources: [null, '/resources/public?kind=pdf'],
  publicResource: publicResource('Twelve questions'),
} satisfies ScreenPlaces<'public', 'resources'>;

/** Another kind of resource, and one that visitors cannot open. */
export const otherPlaces: readonly OtherPlace[] = [
  ['a public video', publicResource('Film')],
  ['a resource that is not public', [null, '/resources/public/1'], /^404 GET/],
];
