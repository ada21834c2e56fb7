import { FormSection } from '@atlas/ui';
import { FormMultiSelect } from '@atlas/ui/forms/FormMultiSelect.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { ENROL_PLACEHOLDER, enrolUserForm } from '@atlas/domain/subscriptions';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { EnrolmentForm } from '../shared/enrolment/EnrolmentForm.tsx';
import { detailInput, type FunnelDetailValues } from '../shared/enrolment/enrolmentValues.ts';
import { EnrolledPerson } from './EnrolledPerson.tsx';
import type { EnrollUserScreenMutation } from './__generated__/EnrollUserScreenMutation.graphql.ts';
import type { EnrollUserScreenQuery } from './__generated__/EnrollUserScreenQuery.graphql.ts';

interface EnrolUserValues {
  batchId: number | null;
  accessLevelNames: readonly string[];
  funnelDetails: readonly FunnelDetailValues[];
}

const EMPTY: EnrolUserValues = { batchId: null, accessLevelNames: [], funnelDetails: [] };

/**
 * The form that enrolls a person at `/enroll-user/{id}`: batch, access levels and funnels. Leads to
 * the list of non-members.
 *
 * @spec 1 §2.8; 2 §3, §5, §8
 */
export function EnrollUserScreen({ queryRef }: { queryRef: PreloadedQuery<EnrollUserScreenQuery> }) {
  const { user, enrollmentBatches, products, viewer } = usePreloadedQuery<EnrollUserScreenQuery>(
    graphql`
      query EnrollUserScreenQuery($id: Int!) @preloadable {
        user(id: $id) {
          databaseId
          name
          archivedAt
          ...EnrolledPerson_person
        }
        enrollmentBatches {
          isCurrent
          batch {
            databaseId
            name
          }
        }
        products {
          ...EnrolmentForm_products
        }
        viewer {
          levelsToGive {
            name
          }
        }
      }
    `,
    queryRef,
  );
  const enrol = useCreate<EnrollUserScreenMutation>(graphql`
    mutation EnrollUserScreenMutation($id: Int!, $input: EnrollUserInput!, $idempotencyKey: String!) {
      enrollUser(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
        ...EnrolledPerson_person
      }
    }
  `);
  const { title } = routeNamed('enrollUser');
  const opensPerson = useOpens('user');
  const nextHref = routePath(useOpens('nonMembers') ? 'nonMembers' : 'home');
  if (!user) return <NotFound />;
  const { databaseId: id, name } = user;
  const back = { href: opensPerson ? routePath('user', { id }) : nextHref, label: name };
  const batches = enrollmentBatches.map(({ isCurrent, batch }) => ({ ...batch, name: isCurrent ? `${batch.name} (current)` : batch.name }));
  return (
    <RecordPage title={title} back={back} meta={name}>
      <EnrolledPerson person={user} />
      {user.archivedAt == null && (
        <EnrolmentForm<EnrolUserValues>
          title={title}
          person={user}
          products={products}
          initialValues={EMPTY}
          form={enrolUserForm}
          save={({ batchId, accessLevelNames, funnelDetails }) =>
            enrol({ id, input: { batchId, accessLevelNames, funnelDetails: funnelDetails.map(detailInput) } })
          }
          backHref={back.href}
          nextHref={nextHref}
        >
          <FormSection>
            <FormRecordSelect name="batchId" label="Batch" records={batches} placeholder={ENROL_PLACEHOLDER} required />
            <FormMultiSelect
              name="accessLevelNames"
              label="Access levels"
              hint="Leave it empty to give the access level of each funnel. Only levels that allow no more than yours."
              options={viewer.levelsToGive.map((level) => ({ value: level.name, label: level.name }))}
              optionalText="(optional)"
            />
          </FormSection>
        </EnrolmentForm>
      )}
    </RecordPage>
  );
}
