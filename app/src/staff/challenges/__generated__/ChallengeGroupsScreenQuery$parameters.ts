/**
 * @generated SignedSource<<3708310124d0b89fb07b801a83e314f7>>
 * @relayHash bec20d75ed58758af591351a79867e7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9828992c55eb52c709e09067548c111cca4a64d0a67349db4cc248777c739934

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengeGroupsScreenQuery } from './ChallengeGroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChallengeGroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9828992c55eb52c709e09067548c111cca4a64d0a67349db4cc248777c739934",
    "metadata": {},
    "name": "ChallengeGroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
