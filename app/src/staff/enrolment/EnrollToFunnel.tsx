import { routeNamed, routePath } from '@atlas/domain/navigation';
import { enrolFunnelsForm } from '@atlas/domain/subscriptions';
import { graphql, useFragment } from 'react-relay/hooks';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { useCreate } from '../../relay/useCreate.ts';
import { EnrolmentForm } from '../shared/enrolment/EnrolmentForm.tsx';
import { detailInput, type FunnelDetailValues } from '../shared/enrolment/enrolmentValues.ts';
import type { EnrollToFunnel_query$key } from './__generated__/EnrollToFunnel_query.graphql.ts';
import type { EnrollToFunnelMutation } from './__generated__/EnrollToFunnelMutation.graphql.ts';

interface EnrollToFunnelProps {
  person: { readonly databaseId: number; readonly name: string };
  query: EnrollToFunnel_query$key;
}

const EMPTY: { funnelDetails: readonly FunnelDetailValues[] } = { funnelDetails: [] };

/** Returns the same error with the names that the form's fields have. */
const atFields = (error: unknown): unknown =>
  error instanceof RequestError && error.fieldErrors
    ? new RequestError(
        error.message,
        error.code,
        Object.fromEntries(
          Object.entries(error.fieldErrors).map(([field, text]) => [
            field.replace(/\.id$/, '.funnelId').replace(/\.paymentTerm$/, '.paymentTermId'),
            text,
          ]),
        ),
      )
    : error;

/**
 * The tab of View Subscription that subscribes a person to funnels.
 *
 * @spec 2 §3, §5
 */
export function EnrollToFunnel({ person, query: key }: EnrollToFunnelProps) {
  const { products } = useFragment(
    graphql`
      fragment EnrollToFunnel_query on Query {
        products {
          ...EnrolmentForm_products
        }
      }
    `,
    key,
  );
  const subscribe = useCreate<EnrollToFunnelMutation>(graphql`
    mutation EnrollToFunnelMutation($id: Int!, $details: [ManualFunnelDetail!]!, $idempotencyKey: String!) {
      manualUserSubscription(id: $id, funnelDetails: $details, idempotencyKey: $idempotencyKey) {
        ...EnrolledPerson_person
      }
    }
  `);
  const { databaseId: id } = person;
  const save = async (values: typeof EMPTY) => {
    const details = values.funnelDetails.map(detailInput).map(({ funnelId, paymentTermId, ...rest }) => ({
      id: funnelId,
      paymentTerm: paymentTermId,
      ...rest,
    }));
    await subscribe({ id, details }).catch((error: unknown) => {
      throw atFields(error);
    });
  };
  const backHref = routePath('viewSubscription', { userId: id });
  return (
    <EnrolmentForm
      title={routeNamed('viewSubscription').title}
      person={person}
      products={products}
      initialValues={EMPTY}
      form={enrolFunnelsForm}
      save={save}
      backHref={backHref}
      nextHref={backHref}
    />
  );
}
