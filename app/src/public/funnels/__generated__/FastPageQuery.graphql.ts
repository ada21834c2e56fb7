/**
 * @generated SignedSource<<31151843ff230713b10750876431c429>>
 * @relayHash e09ec71ed3f9a9f47b4a51f35263a0a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21fad43c95d9eaa2d1d1eabdd9050466e9866890879eba97413eeccabb18a677

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
  readonly isFastElsewhere: boolean;
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
    "kind": "ScalarField",
    "name": "isFastElsewhere",
    "storageKey": null
  },
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
    "id": "21fad43c95d9eaa2d1d1eabdd9050466e9866890879eba97413eeccabb18a677",
    "metadata": {},
    "name": "FastPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bdbcc15ef256b6149fa8ebf9afd7f95d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
