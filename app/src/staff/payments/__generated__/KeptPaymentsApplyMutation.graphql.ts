/**
 * @generated SignedSource<<52c5df13f7da02d1279db0d64537759e>>
 * @relayHash 7498ed5a918aa4ff3eaf69a256f7cc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c79023e8f5e1bd50934790cdba291ef6c208d946dd8cc2f87e33ded65a8e6a4e

import type { ConcreteRequest } from 'relay-runtime';
export type KeptPaymentsApplyMutation$variables = {
  databaseId: number;
  idempotencyKey: string;
};
export type KeptPaymentsApplyMutation$data = {
  readonly applyCollectedPayment: {
    readonly resolution: string | null;
  };
};
export type KeptPaymentsApplyMutation = {
  response: KeptPaymentsApplyMutation$data;
  variables: KeptPaymentsApplyMutation$variables;
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
    "name": "idempotencyKey"
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
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      }
    ],
    "concreteType": "CollectedPayment",
    "kind": "LinkedField",
    "name": "applyCollectedPayment",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KeptPaymentsApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeptPaymentsApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c79023e8f5e1bd50934790cdba291ef6c208d946dd8cc2f87e33ded65a8e6a4e",
    "metadata": {},
    "name": "KeptPaymentsApplyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6febedc450c6bc7483ff20d3dc0f8b7a";

export default node;
