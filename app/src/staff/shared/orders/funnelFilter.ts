import { graphql, readInlineData } from 'react-relay/hooks';
import { choiceFilter, type SingleFilterControl } from '../../../admin/lists/choiceFilter.tsx';
import { linkedFilter } from '../../../admin/lists/linkedFilter.ts';
import type { ListState } from '../../../admin/lists/useListState.ts';
import type { funnelFilter_viewer$key } from './__generated__/funnelFilter_viewer.graphql.ts';

/** A filter by funnel: a choice for staff who read the list of funnels, otherwise only set by links. */
export function funnelFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name | 'funnel'>,
  viewer: funnelFilter_viewer$key,
): SingleFilterControl {
  const { choices } = readInlineData<funnelFilter_viewer$key>(
    graphql`
      fragment funnelFilter_viewer on Viewer @inline @argumentDefinitions(seesFunnels: { type: "Boolean!" }) {
        choices: funnels(first: 100, sort: { by: name }) @include(if: $seesFunnels) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  if (choices == null) return linkedFilter(state, { name: 'funnel', label: () => 'One funnel' });
  const options = choices.edges.map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
  return choiceFilter(state, { name: 'funnel', label: 'Funnel', all: 'All', options });
}
