/**
 * @generated SignedSource<<fb426a660ddcb83effa1bc8d3483f97f>>
 * @relayHash 1e7e1ffa7a304809f2d233e680800f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f60451724a182d42d91e27198a1e7232df7ffaa8c2c366e498e0baa58359b129

import type { ConcreteRequest } from 'relay-runtime';
export type useSegmentActionsPinMutation$variables = {
  id: number;
  isOnHome: boolean;
};
export type useSegmentActionsPinMutation$data = {
  readonly pinSegment: {
    readonly isOnHome: boolean;
    readonly revision: number;
  };
};
export type useSegmentActionsPinMutation = {
  response: useSegmentActionsPinMutation$data;
  variables: useSegmentActionsPinMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOnHome"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "isOnHome",
    "variableName": "isOnHome"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOnHome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSegmentActionsPinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Segment",
        "kind": "LinkedField",
        "name": "pinSegment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSegmentActionsPinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Segment",
        "kind": "LinkedField",
        "name": "pinSegment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f60451724a182d42d91e27198a1e7232df7ffaa8c2c366e498e0baa58359b129",
    "metadata": {},
    "name": "useSegmentActionsPinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05a55e064200bd593b40e33f01297c60";

export default node;
