/**
 * @generated SignedSource<<dc25f31c438756727ead3951b6d31e18>>
 * @relayHash ae2982c9e8abc4d06b95325d71e7669a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b50b9994745d73bbb6d9bce1eb891c83c83b610cb3960dfdc10f07e8dcbbc82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventTimesScreenQuery } from './EventTimesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventTimesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b50b9994745d73bbb6d9bce1eb891c83c83b610cb3960dfdc10f07e8dcbbc82",
    "metadata": {},
    "name": "EventTimesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
