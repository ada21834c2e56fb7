/**
 * @generated SignedSource<<45e99c8a8f3d496cf6c6f6b9d9eb86fb>>
 * @relayHash a95ddffc6a953a5758ac7e7e084256ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ebc5e2a5939a39313c849d3ba85889cf3eb04a932d6e6406ada7dc276483dde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonSubscriptionsScreenQuery } from './PersonSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ebc5e2a5939a39313c849d3ba85889cf3eb04a932d6e6406ada7dc276483dde",
    "metadata": {},
    "name": "PersonSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
