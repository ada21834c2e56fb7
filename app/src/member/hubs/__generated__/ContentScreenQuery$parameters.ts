/**
 * @generated SignedSource<<e0d0c194f79609ace9bb370ec77d22c8>>
 * @relayHash 7ef6380e5b9362e2419a3fa57c7268ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f34ee0cde6904ac0f1f9c9d1cfbf5b379dc65854edb37f7464704956bde126

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentScreenQuery } from './ContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77f34ee0cde6904ac0f1f9c9d1cfbf5b379dc65854edb37f7464704956bde126",
    "metadata": {},
    "name": "ContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
