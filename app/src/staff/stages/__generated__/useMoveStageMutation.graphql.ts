/**
 * @generated SignedSource<<9bde6d7cb7d8e10211b28e47b643d355>>
 * @relayHash 143acd819fbf4634ffe2adb16ea3946f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c29330b996320abe58d28f1a82e34d1fa3624f093144ec660662b8977572780f

import type { ConcreteRequest } from 'relay-runtime';
export type useMoveStageMutation$variables = {
  stageIds: ReadonlyArray<number>;
};
export type useMoveStageMutation$data = {
  readonly saveStageOrder: ReadonlyArray<{
    readonly number: number;
  }>;
};
export type useMoveStageMutation = {
  response: useMoveStageMutation$data;
  variables: useMoveStageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stageIds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "stageIds",
    "variableName": "stageIds"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "saveStageOrder",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useMoveStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "saveStageOrder",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "c29330b996320abe58d28f1a82e34d1fa3624f093144ec660662b8977572780f",
    "metadata": {},
    "name": "useMoveStageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36cea4e223fc03a1a9806e62af5bbdc9";

export default node;
