/**
 * @generated SignedSource<<4cc9dced92c47bbc4860169b1263d562>>
 * @relayHash 4b197f0f8a8d827026a1c9daec525241
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f54b0a26456d780115f9f5506792cfe87eab64c30c7f0e7e0b98bf945729782

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EnrollUserScreenQuery } from './EnrollUserScreenQuery.graphql';

const node: PreloadableConcreteRequest<EnrollUserScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f54b0a26456d780115f9f5506792cfe87eab64c30c7f0e7e0b98bf945729782",
    "metadata": {},
    "name": "EnrollUserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
