/**
 * @generated SignedSource<<19a9f51b0a03f7c3cd2b8676d03007bc>>
 * @relayHash 92c822b774a5f4437d64fd24bf7fe34f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf4565166f4ce3d767cbb4f80cd3d3704d33e305f884ae84d420444d6e0462ca

import type { ConcreteRequest } from 'relay-runtime';
export type GroupingDialogMutation$variables = {
  challengeId: number;
  fingerprint: string;
  groupSize: number;
  seed: string;
};
export type GroupingDialogMutation$data = {
  readonly groupParticipants: {
    readonly databaseId: number;
  };
};
export type GroupingDialogMutation = {
  response: GroupingDialogMutation$data;
  variables: GroupingDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "challengeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fingerprint"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupSize"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seed"
},
v4 = [
  {
    "kind": "Variable",
    "name": "challengeId",
    "variableName": "challengeId"
  },
  {
    "kind": "Variable",
    "name": "fingerprint",
    "variableName": "fingerprint"
  },
  {
    "kind": "Variable",
    "name": "groupSize",
    "variableName": "groupSize"
  },
  {
    "kind": "Variable",
    "name": "seed",
    "variableName": "seed"
  }
],
v5 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupingDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "groupParticipants",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GroupingDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "groupParticipants",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "id": "cf4565166f4ce3d767cbb4f80cd3d3704d33e305f884ae84d420444d6e0462ca",
    "metadata": {},
    "name": "GroupingDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31e11a537c00c87c6a66e853e9c76da5";

export default node;
