/**
 * @generated SignedSource<<f8c797eb4f64d9dc72d65c04c2eee264>>
 * @relayHash 125d8fc4b252d914bb779fcb1c8343b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2143271420209286bb377f76a9b05d38cef09016f833490690f92ce67ab8b7b

import type { ConcreteRequest } from 'relay-runtime';
export type useSegmentActionsShareMutation$variables = {
  id: number;
  isShared: boolean;
};
export type useSegmentActionsShareMutation$data = {
  readonly shareSegment: {
    readonly isShared: boolean;
    readonly revision: number;
  };
};
export type useSegmentActionsShareMutation = {
  response: useSegmentActionsShareMutation$data;
  variables: useSegmentActionsShareMutation$variables;
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
    "name": "isShared"
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
    "name": "isShared",
    "variableName": "isShared"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShared",
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
    "name": "useSegmentActionsShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Segment",
        "kind": "LinkedField",
        "name": "shareSegment",
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
    "name": "useSegmentActionsShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Segment",
        "kind": "LinkedField",
        "name": "shareSegment",
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
    "id": "a2143271420209286bb377f76a9b05d38cef09016f833490690f92ce67ab8b7b",
    "metadata": {},
    "name": "useSegmentActionsShareMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36273ea047ebcb0e97dfb515e543361f";

export default node;
