/**
 * @generated SignedSource<<27385f7efcf4c07ee569ed7fcc053b9b>>
 * @relayHash 3e522572443eae6c2fa0e0bbdede3411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74f07cad225dcc28f4b6115c25b4f3fef1f839256939f0362cce8665800dc3db

import type { ConcreteRequest } from 'relay-runtime';
export type PayPlanState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "PROPOSED" | "WITHDRAWN" | "%future added value";
export type ProposePlanInput = {
  count?: number | null;
  firstDay?: string | null;
  invoiceId?: number | null;
  note?: string | null;
};
export type ProposePlanDialogMutation$variables = {
  idempotencyKey: string;
  input: ProposePlanInput;
};
export type ProposePlanDialogMutation$data = {
  readonly proposePlan: {
    readonly state: PayPlanState;
  };
};
export type ProposePlanDialogMutation = {
  response: ProposePlanDialogMutation$data;
  variables: ProposePlanDialogMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProposePlanDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "proposePlan",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProposePlanDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "proposePlan",
        "plural": false,
        "selections": [
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
    "id": "74f07cad225dcc28f4b6115c25b4f3fef1f839256939f0362cce8665800dc3db",
    "metadata": {},
    "name": "ProposePlanDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b72bafbed5f0fccd047ef2ac9849a07";

export default node;
