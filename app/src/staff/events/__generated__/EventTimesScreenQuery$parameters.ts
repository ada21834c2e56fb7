/**
 * @generated SignedSource<<7b8eae83017eb073c74be3b6ac73a92c>>
 * @relayHash 6b39be88aa7419412d1068a499c54575
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6e450546d54cf153a3b42552deea847a64ebac92dfa836e0f492739994d7505

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventTimesScreenQuery } from './EventTimesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventTimesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6e450546d54cf153a3b42552deea847a64ebac92dfa836e0f492739994d7505",
    "metadata": {},
    "name": "EventTimesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
