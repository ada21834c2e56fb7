/**
 * @generated SignedSource<<1df78efb7a3873949bc41987f7926a89>>
 * @relayHash a82abf3a029351b41cd83832bc6f786e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16dc9cafa16e70c565b4320f158d88d0fcef3de2e7e9e825c994266829fd13c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffHomeScreenQuery } from './StaffHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16dc9cafa16e70c565b4320f158d88d0fcef3de2e7e9e825c994266829fd13c7",
    "metadata": {},
    "name": "StaffHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
