/**
 * @generated SignedSource<<bc5066f2e32d749c56abc7e74715407c>>
 * @relayHash 711694899a1c43a012d43e470d1bb70d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051bb74e47cbbd324a3315c4239241ba5ae28695417802ff3dc72fe300113329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DuePaymentsScreenQuery } from './DuePaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DuePaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "051bb74e47cbbd324a3315c4239241ba5ae28695417802ff3dc72fe300113329",
    "metadata": {},
    "name": "DuePaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
