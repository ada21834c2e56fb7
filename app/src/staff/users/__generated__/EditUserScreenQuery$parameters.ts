/**
 * @generated SignedSource<<c1ea80b5bd82e76869d4686242b2cd85>>
 * @relayHash 84436696867d645bebb653f482f0fae2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b4e5109d2caa6e0f2c8341b10803e703a24a72acdbec7ff01747672e2f6db80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditUserScreenQuery } from './EditUserScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditUserScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b4e5109d2caa6e0f2c8341b10803e703a24a72acdbec7ff01747672e2f6db80",
    "metadata": {},
    "name": "EditUserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
