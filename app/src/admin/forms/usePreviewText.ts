import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { RichText } from '@atlas/domain/richText';
import type { usePreviewTextQuery } from './__generated__/usePreviewTextQuery.graphql.ts';

/** Returns a function that parses Markdown on the server, exactly as people will read it. */
export function usePreviewText(): (text: string) => Promise<RichText> {
  const environment = useRelayEnvironment();
  return async (text) => {
    const answer = await fetchQuery<usePreviewTextQuery>(
      environment,
      graphql`
        query usePreviewTextQuery($text: String!) {
          viewer {
            markdownPreview(text: $text)
          }
        }
      `,
      { text },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.viewer.markdownPreview ?? [];
  };
}
