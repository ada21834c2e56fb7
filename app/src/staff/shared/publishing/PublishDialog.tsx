import { ErrorState, Modal, Row, Skeleton, SkeletonGroup, Stack, StatusList, type StatusListItem } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { publicationText, publishForm } from '@atlas/domain/content';
import { validateWith } from '@atlas/domain/forms';
import { TIME_SLOTS } from '@atlas/domain/time';
import { useField } from 'react-final-form';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { sayDone } from '../../../admin/actions/sayDone.ts';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { QueryOnOpen } from '../../../routing/QueryOnOpen.tsx';
import { useNow } from '../../../session/useNow.ts';
import PublishQuery from './__generated__/PublishDialogQuery$parameters.ts';
import type { PublishDialogQuery } from './__generated__/PublishDialogQuery.graphql.ts';
import type { PublishDialog_checks$data, PublishDialog_checks$key } from './__generated__/PublishDialog_checks.graphql.ts';
import type { PublishDialog_item$data, PublishDialog_item$key } from './__generated__/PublishDialog_item.graphql.ts';
import { usePublishing, type PublishedNoun } from './usePublishing.ts';

interface PublishDialogProps {
  noun: PublishedNoun;
  item: PublishDialog_item$key;
  /** Reloads the page after changes that affect more than the item itself. */
  reload?: (() => Promise<unknown>) | undefined;
  onClose: () => void;
}
interface Values {
  when: 'now' | 'later';
  day: string;
  time: string;
  withDrafts: boolean;
}

/** Dialog with the checklist before publishing, that publishes an item now or at a time to come. */
export function PublishDialog(props: PublishDialogProps) {
  const { noun, reload, onClose } = props;
  const item = useFragment(
    graphql`
      fragment PublishDialog_item on Publishable {
        id
        databaseId
        name
      }
    `,
    props.item,
  );
  const title = `Publish ${item.name}`;
  return (
    <QueryOnOpen<PublishDialogQuery>
      query={PublishQuery}
      variables={{ id: item.id }}
      loading={
        <Modal open onClose={onClose} title={title}>
          <SkeletonGroup>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        </Modal>
      }
      failed={(retry) => (
        <Modal open onClose={onClose} title={title}>
          <ErrorState title="The checklist could not be loaded." onRetry={retry} />
        </Modal>
      )}
    >
      {(queryRef) => <PublishFields noun={noun} item={item} reload={reload} onClose={onClose} title={title} queryRef={queryRef} />}
    </QueryOnOpen>
  );
}

const QUERY = graphql`
  query PublishDialogQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Course {
        draftLessonCount
        publishChecks {
          ...PublishDialog_checks
        }
      }
      ... on Lesson {
        publishChecks {
          ...PublishDialog_checks
        }
      }
      ... on Event {
        publishChecks {
          ...PublishDialog_checks
        }
      }
      ... on Resource {
        publishChecks {
          ...PublishDialog_checks
        }
      }
    }
  }
`;

function PublishFields({
  noun,
  item,
  reload,
  onClose,
  title,
  queryRef,
}: Omit<PublishDialogProps, 'item'> & { item: PublishDialog_item$data; title: string; queryRef: PreloadedQuery<PublishDialogQuery> }) {
  const { node } = usePreloadedQuery<PublishDialogQuery>(QUERY, queryRef);
  const now = useNow();
  const { publish, unpublish } = usePublishing(noun, item.databaseId);
  const checks = useFragment<PublishDialog_checks$key>(
    graphql`
      fragment PublishDialog_checks on PublishCheck @relay(plural: true) {
        key
        text
        isMet
        isRequired
      }
    `,
    node?.publishChecks ?? [],
  );
  const drafts = node?.draftLessonCount ?? 0;
  const isReady = checks.every(({ isMet, isRequired }) => isMet || !isRequired);
  const submit = async ({ when, day, time, withDrafts }: Values) => {
    const isNow = when === 'now';
    await publish({ when: isNow ? 'NOW' : 'LATER', day, time }, { withDrafts: drafts > 0 && withDrafts, reload });
    onClose();
    const at = publishForm(now).parse({ when, day, time }).at;
    sayDone({
      success: at === null ? `${item.name} is published.` : `${item.name}: ${publicationText(at, now)}.`,
      undo: { run: () => unpublish(reload), success: `${item.name} is a draft again.` },
    });
  };
  return (
    <FormDialog<Values>
      title={title}
      description="Only staff see it until it is published."
      onClose={onClose}
      initialValues={{ when: 'now', day: '', time: '', withDrafts: true }}
      validate={validateWith(publishForm(now))}
      onSubmit={submit}
    >
      <StatusList label="Before you publish" items={checks.map(lineOf)} />
      {isReady && (
        <Stack gap={4}>
          <FormRadioGroup name="when" label="When" options={WHEN} />
          <LaterFields />
          {drafts > 0 && (
            <FormCheckbox
              name="withDrafts"
              label={drafts === 1 ? 'Publish its draft lesson as well' : `Publish its ${drafts} draft lessons as well`}
            />
          )}
          <Row justify="end">
            <Submit />
          </Row>
        </Stack>
      )}
    </FormDialog>
  );
}

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a later time' },
];
const SLOTS = TIME_SLOTS.map((text) => ({ value: text, label: text }));

const useIsLater = () => useField<string>('when', { subscription: { value: true } }).input.value === 'later';

const LaterFields = () =>
  useIsLater() && (
    <Row align="start">
      <Stack grow>
        <FormDateField name="day" label="Day" required />
      </Stack>
      <Stack grow>
        <FormSelect name="time" label="Time" hint="Manila time" options={SLOTS} placeholder="Choose" required />
      </Stack>
    </Row>
  );

const Submit = () =>
  useIsLater() ? (
    <SubmitButton loadingText="Scheduling">Schedule</SubmitButton>
  ) : (
    <SubmitButton loadingText="Publishing">Publish now</SubmitButton>
  );

function lineOf({ key, text, isMet, isRequired }: PublishDialog_checks$data[number]): StatusListItem {
  if (isMet) return { key, text, tone: 'success', state: 'Done' };
  return isRequired ? { key, text, tone: 'danger', state: 'Missing' } : { key, text, tone: 'warning', state: 'Advice' };
}
