/**
 * @generated SignedSource<<c8c0c6f8f4d0520c841867bd0849788d>>
 * @relayHash 6f32f815af5e2bcb6853b0a50a9d2f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ddfe41a6254e36f0d6df9c4e8d5bdfa4a352c02b06dbb717334f4d1ebcd5620

import type { ConcreteRequest } from 'relay-runtime';
export type bellSubscription$variables = Record<PropertyKey, never>;
export type bellSubscription$data = {
  readonly unreadNotifications: number;
};
export type bellSubscription = {
  response: bellSubscription$data;
  variables: bellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadNotifications",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "bellSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "bellSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3ddfe41a6254e36f0d6df9c4e8d5bdfa4a352c02b06dbb717334f4d1ebcd5620",
    "metadata": {},
    "name": "bellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d64b5a0e2e7cdd8b6148a1f66b6d8270";

export default node;
