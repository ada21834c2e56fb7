/**
 * @generated SignedSource<<c352bc444fabfa1ad5dc9a47e3cccb97>>
 * @relayHash e8b4ce04e1a86edd5f39456840a00086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 846feeec6f45836fb5dbcf872da0d8a0cdd54a11d50f7486f70e3363735c6ad6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewEventScreenQuery } from './NewEventScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "846feeec6f45836fb5dbcf872da0d8a0cdd54a11d50f7486f70e3363735c6ad6",
    "metadata": {},
    "name": "NewEventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
