/**
 * @generated SignedSource<<9ac6e30532c6d606d8a27365c03a6a4a>>
 * @relayHash 8cf0fbb973c45d635135680085b7c2f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e98aeb58d1192f1fa3fdc485c3701af6c51936c1a047f86b8eb9ec6d4f4b0e6

import type { ConcreteRequest } from 'relay-runtime';
export type FastPageQuery$variables = Record<PropertyKey, never>;
export type FastPageQuery$data = {
  readonly fastFunnel: {
    readonly coverUrl: string | null;
    readonly description: string;
    readonly name: string;
    readonly price: number;
    readonly slug: string;
    readonly validityByDays: number | null;
  } | null;
};
export type FastPageQuery = {
  response: FastPageQuery$data;
  variables: FastPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PublicFunnel",
    "kind": "LinkedField",
    "name": "fastFunnel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "price",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validityByDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "coverUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FastPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FastPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2e98aeb58d1192f1fa3fdc485c3701af6c51936c1a047f86b8eb9ec6d4f4b0e6",
    "metadata": {},
    "name": "FastPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa936c172c283392ad3041ac68562a1a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
