/**
 * @generated SignedSource<<bb27932f8f9058c3057e79d66ae7b912>>
 * @relayHash 452ee131d88c53bdb10a22d381b236e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8997451c0d9de24ca46a5bec0a6e91c6df0a717f4e7b414a80be38af3a9dc69

import type { ConcreteRequest } from 'relay-runtime';
export type AddPaymentScheduleInput = {
  invoiceId?: number | null;
  price?: number | null;
  scheduleDate?: string | null;
};
export type AddEntryDialogMutation$variables = {
  idempotencyKey: string;
  input: AddPaymentScheduleInput;
};
export type AddEntryDialogMutation$data = {
  readonly addPaymentSchedule: {
    readonly id: string;
  };
};
export type AddEntryDialogMutation = {
  response: AddEntryDialogMutation$data;
  variables: AddEntryDialogMutation$variables;
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
    "concreteType": "ScheduleEntry",
    "kind": "LinkedField",
    "name": "addPaymentSchedule",
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
    "name": "AddEntryDialogMutation",
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
    "name": "AddEntryDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b8997451c0d9de24ca46a5bec0a6e91c6df0a717f4e7b414a80be38af3a9dc69",
    "metadata": {},
    "name": "AddEntryDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af0f19c316594700784f70e6389bbcdf";

export default node;
