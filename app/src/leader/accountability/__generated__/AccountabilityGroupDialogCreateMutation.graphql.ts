/**
 * @generated SignedSource<<b101e21dfd7227b70d3ae1820dc7d783>>
 * @relayHash 01554663e3f532ace495fa6dbc658278
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031606accec8167998d906bf92637cc2977987329a46e56d38a5c76daf7b05eb

import type { ConcreteRequest } from 'relay-runtime';
export type AccountabilityGroupInput = {
  assistantId?: number | null;
  capacity: number;
  chatLink?: string | null;
  leaderId?: number | null;
  meetingDay?: number | null;
  meetingTime?: string | null;
  name: string;
};
export type AccountabilityGroupDialogCreateMutation$variables = {
  idempotencyKey?: string | null;
  input: AccountabilityGroupInput;
};
export type AccountabilityGroupDialogCreateMutation$data = {
  readonly createAccountabilityGroup: {
    readonly id: string;
  };
};
export type AccountabilityGroupDialogCreateMutation = {
  response: AccountabilityGroupDialogCreateMutation$data;
  variables: AccountabilityGroupDialogCreateMutation$variables;
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
  "name": "input"
},
v2 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AccountabilityGroup",
    "kind": "LinkedField",
    "name": "createAccountabilityGroup",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountabilityGroupDialogCreateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountabilityGroupDialogCreateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "031606accec8167998d906bf92637cc2977987329a46e56d38a5c76daf7b05eb",
    "metadata": {},
    "name": "AccountabilityGroupDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75bdb2b854deca2ade85df0667e13123";

export default node;
