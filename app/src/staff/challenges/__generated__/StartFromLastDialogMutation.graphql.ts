/**
 * @generated SignedSource<<c606b39921c84ef4468cf989a9ddb31a>>
 * @relayHash 56c330b0dae93a8317fc6c1235d08d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a34e6d9684afd922889c13c50ba3030256cef30c9e46074fc8c17448d87dde1

import type { ConcreteRequest } from 'relay-runtime';
export type StartFromLastDialogMutation$variables = {
  idempotencyKey: string;
  name: string;
  startsOn: string;
};
export type StartFromLastDialogMutation$data = {
  readonly startChallengeFromLast: {
    readonly databaseId: number;
  };
};
export type StartFromLastDialogMutation = {
  response: StartFromLastDialogMutation$data;
  variables: StartFromLastDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startsOn"
},
v3 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "startsOn",
    "variableName": "startsOn"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StartFromLastDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "startChallengeFromLast",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StartFromLastDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "startChallengeFromLast",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "8a34e6d9684afd922889c13c50ba3030256cef30c9e46074fc8c17448d87dde1",
    "metadata": {},
    "name": "StartFromLastDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6f491204ab23d48691b6e37a2da1254";

export default node;
