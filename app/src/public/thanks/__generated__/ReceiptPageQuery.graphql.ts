/**
 * @generated SignedSource<<c8561fc98401ec1d0bdb00d9b702e90e>>
 * @relayHash d182f3a71b501d02fa277efeffe05a67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d46bb39702f514ab02af901ffb9e1dac88acebcc455c58a52a287c5a9c0aa0b0

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptPageQuery$variables = {
  code: string;
};
export type ReceiptPageQuery$data = {
  readonly checkedReceipt: {
    readonly amount: number;
    readonly code: string;
    readonly day: string;
  } | null;
};
export type ReceiptPageQuery = {
  response: ReceiptPageQuery$data;
  variables: ReceiptPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "CheckedReceipt",
    "kind": "LinkedField",
    "name": "checkedReceipt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "day",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReceiptPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReceiptPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d46bb39702f514ab02af901ffb9e1dac88acebcc455c58a52a287c5a9c0aa0b0",
    "metadata": {},
    "name": "ReceiptPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "293ac146415bcfd5500b868eee1eed9f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
