/**
 * @generated SignedSource<<14d968288f5b3e132a673808ee6f9538>>
 * @relayHash f3954963aa177facbb873408b16c0ac0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8ff549b7b1140775be21354873a079ce56969b7515902e98045f85c5f937838

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NonMembersScreenQuery } from './NonMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NonMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8ff549b7b1140775be21354873a079ce56969b7515902e98045f85c5f937838",
    "metadata": {},
    "name": "NonMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
