/**
 * @generated SignedSource<<02bd058d0c3bab580d4d704e4c6e21c0>>
 * @relayHash 0fdbe317e1166af638b8f1d0066783ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e67334967d48520a452871e626d99d4369e35c594d914ed000f313115f005de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnrollUserInput = {
  accessLevelNames?: ReadonlyArray<string> | null;
  batchId?: number | null;
  funnelDetails?: ReadonlyArray<EnrollFunnelDetail> | null;
};
export type EnrollFunnelDetail = {
  coupon?: string | null;
  firstPayment?: FirstPayment | null;
  funnelId?: number | null;
  paymentTermId?: number | null;
  renew?: boolean | null;
  startByDays?: number | null;
  validityByDays?: number | null;
};
export type FirstPayment = {
  amount?: number | null;
  externalInvoiceId?: string | null;
  paidOn?: string | null;
  paymentPlatform?: string | null;
  reason?: string | null;
  transactionId?: string | null;
};
export type EnrollUserScreenMutation$variables = {
  id: number;
  idempotencyKey: string;
  input: EnrollUserInput;
};
export type EnrollUserScreenMutation$data = {
  readonly enrollUser: {
    readonly " $fragmentSpreads": FragmentRefs<"EnrolledPerson_person">;
  };
};
export type EnrollUserScreenMutation = {
  response: EnrollUserScreenMutation$data;
  variables: EnrollUserScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "EnrollUserScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "enrollUser",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EnrolledPerson_person"
          }
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnrollUserScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "enrollUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tribeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "archivedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accessLevelNames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Batch",
            "kind": "LinkedField",
            "name": "batch",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7e67334967d48520a452871e626d99d4369e35c594d914ed000f313115f005de",
    "metadata": {},
    "name": "EnrollUserScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e09d7fbf012447418162cb0e414417de";

export default node;
