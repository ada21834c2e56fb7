/**
 * @generated SignedSource<<87d3336cbac244476ae4bb8786248a4f>>
 * @relayHash 1b3c220c4b222ef01ce858a72323de7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573d87a4c30bd67e1be6b82a1eb1e02f5ba70554ac086a8f91e7fcc40e81f31d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonSubscriptionsScreenQuery } from './PersonSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573d87a4c30bd67e1be6b82a1eb1e02f5ba70554ac086a8f91e7fcc40e81f31d",
    "metadata": {},
    "name": "PersonSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
