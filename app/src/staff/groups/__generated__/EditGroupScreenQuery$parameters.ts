/**
 * @generated SignedSource<<0f197ad3781c07c2c3bb2e6bb6cd112a>>
 * @relayHash 86bf2c4bb7af0f8d14b52518624c0a42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f38648aaa0d3c17911437ba3133bb43733adb8f257be237fa8aba1893e65053

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditGroupScreenQuery } from './EditGroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f38648aaa0d3c17911437ba3133bb43733adb8f257be237fa8aba1893e65053",
    "metadata": {},
    "name": "EditGroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
