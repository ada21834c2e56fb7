import { FormMarkdownField } from '@atlas/ui/forms/FormMarkdownField.tsx';
import type { ComponentProps } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { MarkdownFormFieldQuery } from './__generated__/MarkdownFormFieldQuery.graphql.ts';

type MarkdownFormFieldProps = Omit<ComponentProps<typeof FormMarkdownField>, 'loadPreview'>;

/** Form field for Markdown. The server renders its preview, exactly as members will read the text. */
export function MarkdownFormField(props: MarkdownFormFieldProps) {
  const environment = useRelayEnvironment();
  const loadPreview = async (text: string) => {
    const answer = await fetchQuery<MarkdownFormFieldQuery>(
      environment,
      graphql`
        query MarkdownFormFieldQuery($text: String!) {
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
  return <FormMarkdownField {...props} loadPreview={loadPreview} />;
}
