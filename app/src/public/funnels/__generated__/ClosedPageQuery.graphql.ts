/**
 * @generated SignedSource<<7ada51cf70dfb01e11c78009524cfc29>>
 * @relayHash d79725bef44cc09b934a8cf6c9abbfbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0deae7548b50641fb5628bd4c5c3491d2f1ec6d55f9ef111c18f26b08bc39b9b

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelState = "CLOSED" | "ENDED" | "OPEN" | "SCHEDULED" | "%future added value";
export type ClosedPageQuery$variables = {
  slug: string;
};
export type ClosedPageQuery$data = {
  readonly closedFunnel: {
    readonly hasWaitingList: boolean;
    readonly name: string;
    readonly opensAt: string | null;
    readonly slug: string;
    readonly state: FunnelState;
  } | null;
  readonly openFunnels: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
    readonly slug: string;
  }>;
};
export type ClosedPageQuery = {
  response: ClosedPageQuery$data;
  variables: ClosedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "ClosedFunnel",
    "kind": "LinkedField",
    "name": "closedFunnel",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "opensAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasWaitingList",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PublicFunnel",
    "kind": "LinkedField",
    "name": "openFunnels",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "price",
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
    "name": "ClosedPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClosedPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0deae7548b50641fb5628bd4c5c3491d2f1ec6d55f9ef111c18f26b08bc39b9b",
    "metadata": {},
    "name": "ClosedPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c3a4fc39b6c590fb702d74d181a2de8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
