/**
 * @generated SignedSource<<c133f7840d4aced598a6caf21deb5b88>>
 * @relayHash 19ecfb8ffe625a52314504abd7c04a0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb6b62a6ef932efc94177ef05e0fb58551f4496ca6dc4abc8d219fddd1e0615

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelPageQuery$variables = {
  slug: string;
};
export type FunnelPageQuery$data = {
  readonly publicFunnel: {
    readonly description: string;
    readonly name: string;
    readonly price: number;
    readonly slug: string;
    readonly validityByDays: number | null;
  } | null;
};
export type FunnelPageQuery = {
  response: FunnelPageQuery$data;
  variables: FunnelPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "PublicFunnel",
    "kind": "LinkedField",
    "name": "publicFunnel",
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
    "name": "FunnelPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FunnelPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4eb6b62a6ef932efc94177ef05e0fb58551f4496ca6dc4abc8d219fddd1e0615",
    "metadata": {},
    "name": "FunnelPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4581fa9f08a0bb10851137dc22f2e2c2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
