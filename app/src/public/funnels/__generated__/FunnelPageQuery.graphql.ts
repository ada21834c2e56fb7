/**
 * @generated SignedSource<<3c9d756a166a8e7be195421fe6021486>>
 * @relayHash 6f384a2523bb9b3c5f060913f4df9266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e9767b79a97a526ae16e6f32a94fff4cfbff6df3af8aa76928546a4185d72a

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelPageQuery$variables = {
  affLink?: string | null;
  slug: string;
};
export type FunnelPageQuery$data = {
  readonly publicPage: {
    readonly affiliateCode: string | null;
    readonly funnel: {
      readonly coverUrl: string | null;
      readonly description: string;
      readonly name: string;
      readonly price: number;
      readonly slug: string;
      readonly validityByDays: number | null;
    } | null;
    readonly isElsewhere: boolean;
  } | null;
};
export type FunnelPageQuery = {
  response: FunnelPageQuery$data;
  variables: FunnelPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "affLink"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "affLink",
        "variableName": "affLink"
      },
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "PublicPage",
    "kind": "LinkedField",
    "name": "publicPage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "affiliateCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isElsewhere",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PublicFunnel",
        "kind": "LinkedField",
        "name": "funnel",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FunnelPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FunnelPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a0e9767b79a97a526ae16e6f32a94fff4cfbff6df3af8aa76928546a4185d72a",
    "metadata": {},
    "name": "FunnelPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f22ee6d296d5ea35349ca3fb654853b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
