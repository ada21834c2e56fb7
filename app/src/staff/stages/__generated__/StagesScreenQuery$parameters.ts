/**
 * @generated SignedSource<<f55cb1cba1be8c94e4b2811a10a69d33>>
 * @relayHash db3f8d3809d1c278500f3f05c788bf18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99acf0707ec376ded370b5430b415dde4068cdae207c952a07606eda64c06344

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StagesScreenQuery } from './StagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<StagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99acf0707ec376ded370b5430b415dde4068cdae207c952a07606eda64c06344",
    "metadata": {},
    "name": "StagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
