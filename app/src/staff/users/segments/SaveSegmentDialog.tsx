import { ErrorState, Modal, Row, showToast, Skeleton, SkeletonGroup } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { enumName } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { type SegmentList, segmentNameForm } from '@atlas/domain/segments';
import { validateWith } from '@atlas/domain/forms';
import { useField } from 'react-final-form';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { QueryOnOpen } from '../../../routing/QueryOnOpen.tsx';
import SaveSegmentQuery from './__generated__/SaveSegmentDialogQuery$parameters.ts';
import type { SaveSegmentDialogQuery } from './__generated__/SaveSegmentDialogQuery.graphql.ts';
import { useSaveSegment } from './useSaveSegment.ts';

interface SaveSegmentDialogProps {
  list: SegmentList;
  /** The search and filters to save, as in the address of the list. */
  search: string;
  onClose: () => void;
}
interface Values {
  /** The id of the segment whose filters are replaced; '' for a new one. */
  segment: string;
  name: string;
}

const TITLE = 'Save as segment';
const checkName = validateWith(segmentNameForm);
const check = (values: Values) => (values.segment === '' ? checkName(values) : {});

/** Dialog that saves the filters of a list as a new segment, or as those of an existing one. */
export const SaveSegmentDialog = (props: SaveSegmentDialogProps) => (
  <QueryOnOpen<SaveSegmentDialogQuery>
    query={SaveSegmentQuery}
    variables={{ list: enumName(props.list) }}
    loading={
      <Modal open onClose={props.onClose} title={TITLE}>
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      </Modal>
    }
    failed={(retry) => (
      <Modal open onClose={props.onClose} title={TITLE}>
        <ErrorState title="Your segments could not be loaded." onRetry={retry} />
      </Modal>
    )}
  >
    {(queryRef) => <SaveFields {...props} queryRef={queryRef} />}
  </QueryOnOpen>
);

const QUERY = graphql`
  query SaveSegmentDialogQuery($list: SegmentListName!) @preloadable {
    viewer {
      segments(first: 100, filter: { isOwn: true, list: $list }, sort: { by: name, descending: false }) {
        edges {
          node {
            databaseId
            name
            revision
          }
        }
      }
    }
  }
`;

function SaveFields({ list, search, onClose, queryRef }: SaveSegmentDialogProps & { queryRef: PreloadedQuery<SaveSegmentDialogQuery> }) {
  const own = usePreloadedQuery<SaveSegmentDialogQuery>(QUERY, queryRef).viewer.segments.edges.map(({ node }) => node);
  const save = useSaveSegment();
  const withKey = useIdempotencyKey();
  const [, navigate] = useLocation();
  const submit = async ({ segment, name }: Values) => {
    const known = own.find(({ databaseId }) => String(databaseId) === segment);
    if (known) await save({ id: known.databaseId, revision: known.revision, input: { name: known.name, list: enumName(list), search } });
    else await withKey((idempotencyKey) => save({ input: { name, list: enumName(list), search }, idempotencyKey }));
    onClose();
    const action = { text: 'See segments', onClick: () => navigate(routePath('users', { tab: 'segments' })) };
    showToast({ kind: 'success', text: known ? `${known.name} has these filters now.` : 'Segment saved. Only you see it.', action });
  };
  return (
    <FormDialog<Values>
      title={TITLE}
      description="A segment keeps these filters. Who is in it changes as people do."
      onClose={onClose}
      initialValues={{ segment: '', name: '' }}
      validate={check}
      onSubmit={submit}
    >
      {own.length > 0 && (
        <FormSelect
          name="segment"
          label="Save to"
          placeholder="A new segment"
          options={own.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        />
      )}
      <NameField />
      <Row justify="end">
        <SubmitButton>Save segment</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The name of a new segment. */
function NameField() {
  const { input } = useField<string>('segment', { subscription: { value: true } });
  return input.value ? null : <FormTextField name="name" label="Name" hint="Such as: Cebu, expiring soon" maxLength={80} required />;
}
