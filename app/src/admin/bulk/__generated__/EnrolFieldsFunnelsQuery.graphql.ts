/**
 * @generated SignedSource<<fd802cf0dd794b04548bb69e88ffcd4f>>
 * @relayHash 78ec8b1331e3a03a2238fecb84bc8b21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d03549818ba8b939ce6089724e7525e048c276f20ec84075abc32b5e4da50b58

import type { ConcreteRequest } from 'relay-runtime';
export type EnrolFieldsFunnelsQuery$variables = Record<PropertyKey, never>;
export type EnrolFieldsFunnelsQuery$data = {
  readonly products: ReadonlyArray<{
    readonly funnels: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
};
export type EnrolFieldsFunnelsQuery = {
  response: EnrolFieldsFunnelsQuery$data;
  variables: EnrolFieldsFunnelsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnrolFieldsFunnelsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Funnel",
            "kind": "LinkedField",
            "name": "funnels",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EnrolFieldsFunnelsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Funnel",
            "kind": "LinkedField",
            "name": "funnels",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d03549818ba8b939ce6089724e7525e048c276f20ec84075abc32b5e4da50b58",
    "metadata": {},
    "name": "EnrolFieldsFunnelsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbb0b0d84f371b6b9dbb25c5b0b6c651";

export default node;
