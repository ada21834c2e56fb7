/**
 * @generated SignedSource<<4520436d8275f3e689506be285b43a0c>>
 * @relayHash 2bf655860ce809a7cdb1a55de7fdadd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c6a84bc9702dcc8e4044a7ad6dd390025627491f11d035df6ef3dbbc64a8e52

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManualFunnelDetail = {
  coupon?: string | null;
  firstPayment?: FirstPayment | null;
  id?: number | null;
  paymentTerm?: number | null;
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
export type EnrollToFunnelMutation$variables = {
  details: ReadonlyArray<ManualFunnelDetail>;
  id: number;
  idempotencyKey: string;
};
export type EnrollToFunnelMutation$data = {
  readonly manualUserSubscription: {
    readonly " $fragmentSpreads": FragmentRefs<"EnrolledPerson_person">;
  };
};
export type EnrollToFunnelMutation = {
  response: EnrollToFunnelMutation$data;
  variables: EnrollToFunnelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "details"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v3 = [
  {
    "kind": "Variable",
    "name": "funnelDetails",
    "variableName": "details"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
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
    "name": "EnrollToFunnelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "manualUserSubscription",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnrollToFunnelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "manualUserSubscription",
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
    "id": "9c6a84bc9702dcc8e4044a7ad6dd390025627491f11d035df6ef3dbbc64a8e52",
    "metadata": {},
    "name": "EnrollToFunnelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fea2ea608b7621847391ba5c891a69f2";

export default node;
