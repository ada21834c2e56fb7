/**
 * @generated SignedSource<<49852a826ab1871a5c133bc064e67d13>>
 * @relayHash 2558817045ce68fec19296a9120277e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09b1f1f0a96b83dab96cb45f48858cb9f65c58b48b3ee9c9dcb3204c3eaee2aa

import type { ConcreteRequest } from 'relay-runtime';
export type PayBackDialogMutation$variables = {
  databaseId: number;
  idempotencyKey: string;
  isByHand: boolean;
  reason: string;
};
export type PayBackDialogMutation$data = {
  readonly payCollectedPaymentBack: {
    readonly resolution: string | null;
  };
};
export type PayBackDialogMutation = {
  response: PayBackDialogMutation$data;
  variables: PayBackDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isByHand"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v4 = [
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
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "isByHand",
        "variableName": "isByHand"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "CollectedPayment",
    "kind": "LinkedField",
    "name": "payCollectedPaymentBack",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resolution",
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
    "name": "PayBackDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PayBackDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "09b1f1f0a96b83dab96cb45f48858cb9f65c58b48b3ee9c9dcb3204c3eaee2aa",
    "metadata": {},
    "name": "PayBackDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43deb1597cd6dd7c3612ac1377811215";

export default node;
