/**
 * @generated SignedSource<<a969d40d341ddbff898c87eb31736b15>>
 * @relayHash 7aab9dc4858cf4e0e4934aec1dfa4d10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea2329e16c63b29edb6a39c7cb58aa90aeeeb8fa623a8ae9842509a77f74d2a

import type { ConcreteRequest } from 'relay-runtime';
export type AdjustXpDialogMutation$variables = {
  idempotencyKey: string;
  points: number;
  reason: string;
  userId: number;
};
export type AdjustXpDialogMutation$data = {
  readonly adjustXp: {
    readonly id: string;
    readonly points: number;
  };
};
export type AdjustXpDialogMutation = {
  response: AdjustXpDialogMutation$data;
  variables: AdjustXpDialogMutation$variables;
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
  "name": "points"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "points",
        "variableName": "points"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "UserStageProgress",
    "kind": "LinkedField",
    "name": "adjustXp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "points",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdjustXpDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdjustXpDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cea2329e16c63b29edb6a39c7cb58aa90aeeeb8fa623a8ae9842509a77f74d2a",
    "metadata": {},
    "name": "AdjustXpDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eed745adffaca3aa3760b44483bdd410";

export default node;
