/**
 * @generated SignedSource<<2ccf3a32be49f2e143d2d436db19b272>>
 * @relayHash 59a3e083b09c25ee649d5d7a412324a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3399af17ce7d28f3c4b019a96a6e415faf0f6b0b6af5f70a7d445a8921aa1eca

import type { ConcreteRequest } from 'relay-runtime';
export type useRoundStepsUndoMutation$variables = {
  databaseId: number;
  revision: number;
};
export type useRoundStepsUndoMutation$data = {
  readonly undoRoundAssignment: {
    readonly id: string;
  };
};
export type useRoundStepsUndoMutation = {
  response: useRoundStepsUndoMutation$data;
  variables: useRoundStepsUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "revision"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      },
      {
        "kind": "Variable",
        "name": "revision",
        "variableName": "revision"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "undoRoundAssignment",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoundStepsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoundStepsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3399af17ce7d28f3c4b019a96a6e415faf0f6b0b6af5f70a7d445a8921aa1eca",
    "metadata": {},
    "name": "useRoundStepsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e97459b1dd6ea8373330daf5e189acf";

export default node;
