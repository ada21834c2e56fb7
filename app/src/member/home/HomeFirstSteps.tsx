import { FirstSteps } from '@atlas/ui';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import type { HomeFirstSteps_viewer$key } from './__generated__/HomeFirstSteps_viewer.graphql.ts';
import type { HomeFirstStepsMutation } from './__generated__/HomeFirstStepsMutation.graphql.ts';

/** The first steps of a newcomer, until they are done or closed. Renders nothing for others. */
export function HomeFirstSteps({ viewer: key }: { viewer: HomeFirstSteps_viewer$key }) {
  const { firstSteps } = useFragment(
    graphql`
      fragment HomeFirstSteps_viewer on Viewer {
        firstSteps {
          key
          title
          text
          path
          isDone
        }
      }
    `,
    key,
  );
  const [commit, isSaving] = useMutation<HomeFirstStepsMutation>(graphql`
    mutation HomeFirstStepsMutation {
      dismissFirstSteps {
        firstSteps {
          key
        }
      }
    }
  `);
  if (!firstSteps) return null;
  const dismiss = () => {
    commit({
      variables: {},
      // The viewer has no id, so the response does not reach the page.
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'firstSteps'),
      onCompleted: () => document.getElementById('main')?.focus({ preventScroll: true }),
      onError: showError,
    });
  };
  return (
    <FirstSteps
      title="First steps"
      steps={firstSteps.map(({ key: id, path, isDone, title, text }) => ({ id, title, text, href: path, done: isDone }))}
      onDismiss={dismiss}
      dismissLabel="Hide this list"
      dismissing={isSaving}
    />
  );
}
